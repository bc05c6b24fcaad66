/** The shapes of the answers as JSON Schema (draft 2020-12), with what each field means. */
import { z } from 'zod';
// Shapes get their names when the modules that declare them are loaded.
import '../resources/table.ts';
import '../schemas/responses.ts';
import type { Text } from '../base/text.ts';
import texts from './field-texts.json' with { type: 'json' };

/** In Persian only for fields of answers, which the documentation lists. */
type FieldText = Pick<Text, 'en'> & Partial<Text>;

/** By `Shape.field`, or by `field` if it means the same in every shape. */
const FIELD_TEXTS = texts as Readonly<Record<string, FieldText>>;

export type JsonObject = Record<string, unknown>;

export interface Schema {
  readonly type?: string | readonly string[];
  description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly $ref?: string;
}

/** A field of a shape, or of one of its unnamed parts. */
interface SchemaField {
  /** with dots for fields inside fields: `local_parts.time` */
  readonly name: string;
  readonly schema: Schema;
  /** the schema inside arrays and nullable types */
  readonly part: Schema;
  /** depth of nested arrays */
  readonly arrays: number;
  readonly isNullable: boolean;
}

export function* fieldsIn({ properties = {}, anyOf = [] }: Schema, prefix = ''): Generator<SchemaField> {
  for (const alternative of anyOf) yield* fieldsIn(alternative, prefix);
  for (const [key, schema] of Object.entries(properties)) {
    const field = { name: prefix + key, schema, ...unwrap(schema) };
    yield field;
    yield* fieldsIn(field.part, `${field.name}${'[]'.repeat(field.arrays)}.`);
  }
}

function unwrap(schema: Schema): Pick<SchemaField, 'part' | 'arrays' | 'isNullable'> {
  // A nullable primitive is written as a list of types, another nullable type as alternatives.
  const choices =
    typeof schema.type === 'object' ? schema.type.map((type): Schema => ({ ...schema, type })) : (schema.anyOf ?? []);
  const isNullable = choices.some(({ type }) => type === 'null');
  let part = isNullable ? choices.find(({ type }) => type !== 'null')! : schema;
  let arrays = 0;
  for (; part.type === 'array'; part = part.items!) arrays += 1;
  return { part, arrays, isNullable };
}

/** What a field of a shape means. */
export const fieldText = (shape: string, name: string): FieldText | undefined =>
  FIELD_TEXTS[`${shape}.${name}`] ?? FIELD_TEXTS[name.slice(name.lastIndexOf('.') + 1)];

/**
 * Parts of zod's JSON Schema that the documents omit: the bounds of a double and `additionalProperties: false`, on which
 * clients must not rely.
 */
function forReaders({ jsonSchema }: { readonly jsonSchema: JsonObject }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Every named shape by its id. @param uri address of a shape, for references to it */
export function namedSchemas(uri: (id: string) => string): Record<string, JsonObject> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: 'output', override: forReaders as never });
  for (const [shape, schema] of Object.entries(schemas as unknown as Record<string, Schema>)) {
    for (const { name, schema: field } of fieldsIn(schema)) {
      const text = field.description ?? fieldText(shape, name)?.en;
      if (text !== undefined) field.description = text;
    }
  }
  return Object.fromEntries(Object.entries(schemas as unknown as Record<string, JsonObject>).sort(byName));
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
