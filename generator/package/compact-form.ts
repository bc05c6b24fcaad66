/** Compact form of tables: columns and differences. After gzip the tables take 136 kB instead of 191 kB as JSON. */

/** Shorter lists stay as they are. */
const MIN_LENGTH = 50;
/** Marks in a column a key that the row does not have. */
const ABSENT = '\u0001';
/** Marks a slug that the decoder can derive from the row's English name. */
const DERIVED = 0;

interface Columns {
  readonly $columns: Readonly<Record<string, unknown>>;
}
/** Whole numbers, stored as differences of neighbours. */
interface Differences {
  readonly $differences: readonly number[];
}
/** Slugs, most of which can be derived from another column; `others` has 0 for each of these. */
interface Slugs {
  readonly $slugsOf: string;
  readonly others: readonly (string | typeof DERIVED)[];
}
type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value in a form whose JSON is smaller; {@link expand} decodes it. */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return compactList(value);
  return isRow(value) ? mapped(value, compact) : value;
}

function compactList(list: readonly unknown[]): unknown {
  if (list.length < MIN_LENGTH) return list;
  if (list.every((item) => Number.isInteger(item))) {
    const numbers = list as readonly number[];
    return { $differences: numbers.map((number, index) => number - (numbers[index - 1] ?? 0)) } satisfies Differences;
  }
  if (!list.every(isRow)) return list;
  const names = [...new Set(list.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => [name, compactColumn(name, list)]);
  return { $columns: Object.fromEntries(columns) } satisfies Columns;
}

/** Columns of names in English, of which slugs are made. */
const NAMED = ['name_en', 'title_en'] as const;

function compactColumn(name: string, list: readonly Row[]): unknown {
  const named = NAMED.find((other) => list.every((row) => typeof row[other] === 'string'));
  if (name === 'slug' && named !== undefined) {
    const others = list.map((row) => (row.slug === slugOf(row[named] as string) ? DERIVED : (row.slug as string)));
    return { $slugsOf: named, others } satisfies Slugs;
  }
  return list.map((row) => (name in row ? row[name] : ABSENT));
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The value that {@link compact} was given. */
export function expand(form: unknown): unknown {
  if (!isRow(form)) return form;
  if (Array.isArray(form.$differences)) {
    let sum = 0;
    return (form as unknown as Differences).$differences.map((step) => (sum += step));
  }
  if (isRow(form.$columns)) return rows((form as unknown as Columns).$columns);
  return mapped(form, expand);
}

const isSlugs = (column: unknown): column is Slugs => isRow(column) && '$slugsOf' in column;

function rows(columns: Columns['$columns']): Row[] {
  const list: Record<string, unknown>[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const slugs = isSlugs(column) ? slugColumn(column, columns[column.$slugsOf] as readonly string[]) : column;
    (slugs as readonly unknown[]).forEach((item, index) => {
      list[index] ??= {};
      if (item !== ABSENT) list[index][name] = item;
    });
  }
  return list;
}

const slugColumn = ({ others }: Slugs, names: readonly string[]): string[] =>
  others.map((slug, index) => (slug === DERIVED ? slugOf(names[index]!) : slug));

const mapped = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]));

/** The value of a compact form's JSON text. */
export const readText = (text: string): unknown => expand(JSON.parse(text));

/** An object of the values of JSON texts, or of their bytes; each is parsed when its value is first read. */
export function readWhenAsked(texts: Readonly<Record<string, string | Uint8Array>>): object {
  const values = {};
  for (const [name, text] of Object.entries(texts)) {
    const read = () => {
      const value = readText(typeof text === 'string' ? text : new TextDecoder().decode(text));
      Object.defineProperty(values, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(values, name, { get: read, enumerable: true, configurable: true });
  }
  return values;
}
