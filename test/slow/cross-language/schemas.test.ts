/** The JSON Schemas in Python's jsonschema: each schema is valid, and each endpoint's answer matches its schema. */
import { beforeAll, expect, test } from 'vitest';
import { schemaFiles, schemaUrl } from '#api/render/json-schema.ts';
import { shapeName } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { get, SITE_URL } from '../../service.ts';
import { askPython, needPython } from './python.ts';

beforeAll(() => needPython({ 'python3-jsonschema': 'jsonschema' }));

const schemas = Object.values(schemaFiles(SITE_URL));
const answers = ENDPOINTS.map((endpoint) => ({
  schema: schemaUrl(SITE_URL, shapeName(endpoint)),
  value: get<Record<string, unknown>>(endpoint.path, endpoint.example as Record<string, string>),
}));

/** Validation errors of each answer. */
const findings = (asked: readonly unknown[]) => askPython('schemas.py', { schemas, answers: asked }) as string[][];

test('every answer fits', () => {
  expect(findings(answers)).toEqual(answers.map(() => []));
});

test('an answer without its first key does not', () => {
  const short = answers.map(({ schema, value }) => ({
    schema,
    value: Object.fromEntries(Object.entries(value).slice(1)),
  }));
  expect(findings(short).filter((found) => found.length === 0)).toEqual([]);
});

test('nor does one with a false value deep inside', () => {
  const date = answers.find(({ schema }) => schema.endsWith('/ConvertedDate.json'))!;
  const wrong = { ...date, value: { ...date.value, hijri: { ...(date.value.hijri as object), month: 'Ramadan' } } };
  expect(findings([wrong])).toEqual([["'Ramadan' is not of type 'integer'"]]);
});
