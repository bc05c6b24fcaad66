/**
 * Tables in the form that weighs least after compression: rows as columns, ascending numbers as steps. They are made whole
 * again when the module is loaded, in a few milliseconds.
 */
import { fileURLToPath } from 'node:url';
import { compact, whole } from './compact-form.ts';

/** File of the reader that a compact module needs. */
const COMPACT_FORM = fileURLToPath(new URL('compact-form.ts', import.meta.url));

/** Script that gives a value back. @throws {Error} if it would not be the same value */
export function compactModule(value: unknown): string {
  const form = JSON.stringify(compact(value));
  if (JSON.stringify(sorted(whole(JSON.parse(form)))) !== JSON.stringify(sorted(value))) {
    throw new Error('a table does not come back the same from its compact form');
  }
  return `import { whole } from '${COMPACT_FORM}';\nconst value = whole(${form});\nexport default value;`;
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
