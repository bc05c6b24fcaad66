/** Lists as columns or as steps, and back. */

/** Shorter lists stay as they are. */
const LEAST_LENGTH = 50;
/** Stands in a column for what a row has not. */
const ABSENT = '\u0001';

interface Columns {
  readonly $columns: Readonly<Record<string, readonly unknown[]>>;
}
interface Steps {
  readonly $steps: readonly number[];
}
type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return compactList(value);
  return isRow(value) ? mapped(value, compact) : value;
}

function compactList(list: readonly unknown[]): unknown {
  if (list.length < LEAST_LENGTH) return list;
  if (list.every((item) => Number.isInteger(item))) {
    const numbers = list as readonly number[];
    return { $steps: numbers.map((number, index) => number - (numbers[index - 1] ?? 0)) } satisfies Steps;
  }
  if (!list.every(isRow)) return list;
  const names = [...new Set(list.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => [name, list.map((row) => (name in row ? row[name] : ABSENT))]);
  return { $columns: Object.fromEntries(columns) } satisfies Columns;
}

/** The value again. */
export function whole(form: unknown): unknown {
  if (!isRow(form)) return form;
  if (Array.isArray(form.$steps)) {
    let sum = 0;
    return (form as unknown as Steps).$steps.map((step) => (sum += step));
  }
  if (isRow(form.$columns)) return rows((form as unknown as Columns).$columns);
  return mapped(form, whole);
}

function rows(columns: Columns['$columns']): Row[] {
  const entries = Object.entries(columns);
  return entries[0]![1].map((_, index) =>
    Object.fromEntries(entries.map(([name, column]) => [name, column[index]]).filter(([, item]) => item !== ABSENT)),
  );
}

const mapped = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]));
