/** Columns that several tables of facts have. */
import { z } from 'zod';
import type { Almanac } from '#api/base/almanac.ts';
import type { CsvCell } from '#api/base/csv.ts';
import { fieldText } from '#api/render/json-schema.ts';
import type { Data } from '../../../compile/data.ts';
import { type Column, type ColumnOf, nullable, type Table, text } from '../table.ts';

/** A table of facts in `data/` and of values computed from them. */
export type Facts = (data: Data, almanac: Almanac) => Table;

/** A column that has the same name in the data. */
export const same = <R extends object>(
  name: string & keyof R,
  type: Column['type'],
  description: string,
  nullable = false,
): ColumnOf<R> => ({ name, type, description, nullable, of: (row) => (row[name] ?? null) as CsvCell });

/** The ids of a row's sources. */
export const sources = <R extends { readonly sources: readonly string[] }>(): ColumnOf<R> =>
  nullable(text('sources', 'ids of sources.json, separated by a space', (row) => row.sources.join(' ')));

/** Columns for the fields of the occasions' file, from rows with the same keys. */
export const columnsOf = <R extends object>(answer: z.ZodObject): ColumnOf<R>[] =>
  Object.entries(answer.shape).map(([name, field]) => columnOf(name as string & keyof R, field as z.ZodType));

/** @throws {Error} for a field that no text describes */
function columnOf<R extends object>(name: string & keyof R, field: z.ZodType): ColumnOf<R> {
  const description = fieldText('Occasions', `data[].${name}`)?.en;
  if (description === undefined) throw new Error(`field-texts.json has no text for Occasions.data[].${name}`);
  if (field instanceof z.ZodArray) {
    const joined = (row: R) => (row[name] as readonly string[]).join(' ');
    return nullable(text(name, `${description}, separated by a space`, joined));
  }
  const isNullable = field instanceof z.ZodNullable;
  const type = (isNullable ? field.unwrap() : field) instanceof z.ZodNumber ? 'integer' : 'string';
  return same(name, type, description, isNullable);
}
