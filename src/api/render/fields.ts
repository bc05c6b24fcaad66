/** Fields of the answers with what they mean, from their schemas: for the documentation. Servers do not load them. */

import type { Language } from '../base/text.ts';
import { shapeName } from '../schemas/responses.ts';
import { ENDPOINTS } from '../table.ts';
import { fieldsIn, fieldText, namedSchemas, type Schema } from './json-schema.ts';

type Primitive = 'string' | 'integer' | 'number' | 'boolean' | 'object';

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

const schemas = namedSchemas((id) => id) as Readonly<Record<string, Schema>>;

/** Fields of a named shape, including fields of its unnamed parts. @throws {Error} for a field without a text */
export function fieldsOf(shape: string, language: Language): Field[] {
  const alternatives = schemas[shape]!.anyOf?.map(({ $ref }) => $ref!) ?? [shape];
  const fields = alternatives.flatMap((own) =>
    [...fieldsIn(schemas[own]!)].map(({ name, part, ...field }) => {
      const text = fieldText(own, name)?.[language];
      if (!text) throw new Error(`field-texts.json has no ${language} text for ${own}.${name}`);
      return { name, type: typeOf(part, field), text };
    }),
  );
  // A key of several alternatives is listed once.
  return fields.filter(({ name }, index) => fields.findIndex((each) => each.name === name) === index);
}

function typeOf(
  { $ref, ...part }: Schema,
  { arrays, isNullable }: Pick<FieldType, 'arrays' | 'isNullable'>,
): FieldType {
  const target = $ref === undefined ? part : schemas[$ref]!;
  return {
    of: target.type as Primitive,
    arrays,
    isNullable,
    ...($ref !== undefined && target.type === 'object' && { shape: $ref }),
    ...(target.enum && { values: target.enum }),
  };
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
