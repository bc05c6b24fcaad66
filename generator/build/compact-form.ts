/** Lists as columns or as steps, and back. */

/** Shorter lists stay as they are. */
const LEAST_LENGTH = 50;
/** Stands in a column for what a row has not. */
const ABSENT = '\u0001';
/** Stands for a slug that is its row's English name as slugs are made of names. */
const AS_NAMED = 0;
/** Between joined texts; one that no script has to escape. */
const STROKE = '|';

interface Columns {
  readonly $columns: Readonly<Record<string, unknown>>;
}
interface Steps {
  readonly $steps: readonly number[];
}
/** Numbers with two decimals at most. */
interface Hundredths {
  readonly $hundredths: readonly number[];
}
/** A few values that come again and again. */
interface Choices {
  readonly $choices: readonly unknown[];
  /** for each row, its place among them */
  readonly chosen: readonly number[];
}
/** Texts with a stroke between them, which takes less than quotation marks and commas. */
interface Joined {
  readonly $joined: string;
}
/** Slugs, most of which follow from another column. */
interface Slugs {
  readonly $slugsOf: string;
  readonly others: readonly (string | typeof AS_NAMED)[];
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
  const columns = names.map((name) => [name, compactColumn(name, list)]);
  return { $columns: Object.fromEntries(columns) } satisfies Columns;
}

/** Columns of names in English, of which slugs are made. */
const NAMED = ['nameEn', 'titleEn'] as const;
/** More choices than this weigh more than they save. */
const MOST_CHOICES = 64;

function compactColumn(name: string, list: readonly Row[]): unknown {
  const column = list.map((row) => (name in row ? row[name] : ABSENT));
  const named = NAMED.find((other) => list.every((row) => typeof row[other] === 'string'));
  if (name === 'slug' && named !== undefined) {
    const others = list.map((row) => (row.slug === slugOf(row[named] as string) ? AS_NAMED : (row.slug as string)));
    return { $slugsOf: named, others } satisfies Slugs;
  }
  if (column.every((item) => typeof item === 'number' && Math.round(item * 100) / 100 === item)) {
    const numbers = column as number[];
    if (numbers.every(Number.isInteger)) return column;
    return { $hundredths: numbers.map((number) => Math.round(number * 100)) } satisfies Hundredths;
  }
  const choices = [...new Set(column)];
  if (column.every((item) => typeof item === 'string') && choices.length <= MOST_CHOICES) {
    return { $choices: choices, chosen: column.map((item) => choices.indexOf(item)) } satisfies Choices;
  }
  if (column.every((item) => typeof item === 'string' && !item.includes(STROKE))) {
    return { $joined: column.join(STROKE) } satisfies Joined;
  }
  return column;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

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
  const list: Record<string, unknown>[] = [];
  // Slugs last: they are made of what the rows hold by then.
  const entries = Object.entries(columns).sort(([, a], [, b]) => Number(isSlugs(a)) - Number(isSlugs(b)));
  for (const [name, column] of entries) {
    wholeColumn(column, list).forEach((item, index) => {
      list[index] ??= {};
      if (item !== ABSENT) list[index][name] = item;
    });
  }
  return list;
}

const isSlugs = (column: unknown): column is Slugs => isRow(column) && '$slugsOf' in column;

/** @param list of rows with the columns that come before */
function wholeColumn(column: unknown, list: readonly Row[]): readonly unknown[] {
  if (!isRow(column)) return column as readonly unknown[];
  if (isSlugs(column)) {
    return column.others.map((slug, index) =>
      slug === AS_NAMED ? slugOf(list[index]![column.$slugsOf] as string) : slug,
    );
  }
  if ('$joined' in column) return (column as unknown as Joined).$joined.split(STROKE);
  if ('$hundredths' in column) return (column as unknown as Hundredths).$hundredths.map((number) => number / 100);
  const { $choices, chosen } = column as unknown as Choices;
  return chosen.map((place) => $choices[place]);
}

const mapped = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]));

/** The values of JSON texts by their names, each read when it is first asked for. */
export function readWhenAsked(texts: Readonly<Record<string, string>>): object {
  const values = {};
  for (const [name, text] of Object.entries(texts)) {
    const read = () => {
      const value = whole(JSON.parse(text));
      Object.defineProperty(values, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(values, name, { get: read, enumerable: true, configurable: true });
  }
  return values;
}
