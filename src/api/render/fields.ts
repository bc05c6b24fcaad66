/** Fields of the answers with what they mean, from their schemas: for the documentation. Servers do not load them. */

import { findIn } from '#core/required.ts';
import { shapeName } from '../schemas/responses.ts';
import { ENDPOINTS } from '../table.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { namedSchemas } from './json-schema.ts';

type Language = 'fa' | 'en';

export type Primitive = 'string' | 'integer' | 'number' | 'boolean' | 'object';

export interface FieldType {
  readonly of: Primitive;
  /** name of a shape that has its own table */
  readonly shape?: string;
  /** depth of nested arrays: 2 for rows of cells */
  readonly arrays: number;
  readonly isNullable: boolean;
  /** the only values that it takes */
  readonly values?: readonly string[];
}

export interface Field {
  /** with dots for fields inside fields: `local_parts.time` */
  readonly name: string;
  readonly type: FieldType;
  readonly text: string;
}

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly $ref?: string;
}

const schemas = namedSchemas((id) => `./${id}.json`) as Readonly<Record<string, Schema>>;
const nameOf = ($ref: string): string => $ref.slice('./'.length, -'.json'.length);

/** Fields of a named shape, including fields of its unnamed parts. @throws {Error} for a field without a text */
export function fieldsOf(shape: string, language: Language): Field[] {
  const { anyOf: alternatives = [{ $ref: `./${shape}.json` }] } = schemas[shape]!;
  const fields = alternatives.flatMap(({ $ref }) => [...walk(schemas[nameOf($ref!)]!, '')]);
  // A key of several alternatives is listed once.
  return fields.filter(({ name }, index) => fields.findIndex((each) => each.name === name) === index);

  function* walk({ properties = {} }: Schema, prefix: string): Generator<Field> {
    for (const [key, schema] of Object.entries(properties)) {
      const name = prefix + key;
      const { part, arrays, isNullable } = unwrap(schema);
      yield { name, type: typeOf(part, arrays, isNullable), text: textOf(shape, name, schema, language) };
      if (part.properties) yield* walk(part, `${name}${'[]'.repeat(arrays)}.`);
    }
  }
}

/** The schema inside arrays and nullable types. */
function unwrap(schema: Schema): { part: Schema; arrays: number; isNullable: boolean } {
  let part = schema;
  let arrays = 0;
  const isNullable = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  if (isNullable) part = findIn(schema.anyOf!, ({ type }) => type !== 'null');
  while (part.type === 'array') {
    part = part.items!;
    arrays += 1;
  }
  return { part, arrays, isNullable };
}

function typeOf(part: Schema, arrays: number, isNullable: boolean): FieldType {
  const shape = part.$ref && nameOf(part.$ref);
  const target = shape ? schemas[shape]! : part;
  return {
    of: target.type as Primitive,
    arrays,
    isNullable,
    ...(shape && target.type === 'object' && { shape }),
    ...(target.enum && { values: target.enum }),
  };
}

function textOf(shape: string, name: string, { description }: Schema, language: Language): string {
  const own = FIELD_TEXTS[`${shape}.${name}`] ?? FIELD_TEXTS[name.slice(name.lastIndexOf('.') + 1)];
  const text = { fa: own?.fa, en: own?.en ?? description }[language];
  if (!text) throw new Error(`field-texts.ts has no ${language} text for ${shape}.${name}`);
  return text;
}

/** Names of the shapes that fields of answers refer to, directly or through other shapes, each once. */
export function shapesOfAnswers(): readonly string[] {
  const all = new Set(ENDPOINTS.map(shapeName));
  const within = new Set<string>();
  for (const name of all) {
    for (const { type } of fieldsOf(name, 'en')) {
      if (!type.shape) continue;
      all.add(type.shape);
      within.add(type.shape);
    }
  }
  return [...within];
}
