"""Reads schemas and answers from standard input, and prints what jsonschema finds wrong in them."""

import json
import sys
import warnings

warnings.simplefilter("ignore", DeprecationWarning)
from jsonschema import Draft202012Validator, RefResolver  # noqa: E402

given = json.load(sys.stdin)
schemas = {schema["$id"]: schema for schema in given["schemas"]}


def findings(schema, value):
    resolver = RefResolver(schema["$id"], schema, store=schemas, handlers={"https": refuse})
    validator = Draft202012Validator(schema, resolver=resolver, format_checker=Draft202012Validator.FORMAT_CHECKER)
    return [error.message for error in validator.iter_errors(value)]


def refuse(address):
    raise LookupError(f"{address} is no schema of the folder")


for schema in schemas.values():
    Draft202012Validator.check_schema(schema)

print(json.dumps([findings(schemas[answer["schema"]], answer["value"]) for answer in given["answers"]]))
