/**
 * Tables in the form that weighs least after compression: rows as columns, ascending numbers as steps. They are made whole
 * again when the module is loaded, in a few milliseconds, or one by one when they are asked for.
 */
import { fileURLToPath } from 'node:url';
import { compact, whole } from './compact-form.ts';

/** File of the reader that a compact module needs. */
const COMPACT_FORM = fileURLToPath(new URL('compact-form.ts', import.meta.url));

/** Script that gives a value back. @throws {Error} if it would not be the same value */
export const compactModule = (value: unknown): string =>
  `import { whole } from '${COMPACT_FORM}';\nconst value = whole(${compactText(value)});\nexport default value;`;

/**
 * Script in place of a module of tables: under the module's own name for them an object of the same values, each kept as a
 * text until it is asked for. @throws {Error} if one would not be the same value
 */
export function compactModuleByParts(name: string, values: object): string {
  // By name occasions stand beside their aliases: what is alike and near weighs 1 % less after compression.
  const texts = Object.keys(values)
    .sort()
    .map((key) => [key, compactText(values[key as keyof typeof values])]);
  const read = `readWhenAsked(${JSON.stringify(Object.fromEntries(texts))})`;
  return `import { readWhenAsked } from '${COMPACT_FORM}';\nexport const ${name} = ${read};`;
}

function compactText(value: unknown): string {
  const form = JSON.stringify(compact(value));
  if (JSON.stringify(sorted(whole(JSON.parse(form)))) !== JSON.stringify(sorted(value))) {
    throw new Error('a table does not come back the same from its compact form');
  }
  return form;
}

/** Without the order of keys, which nobody reads. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
