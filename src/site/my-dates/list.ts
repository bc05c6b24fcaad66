/** A list of personal dates as people store it: CSV with a header line, digits of any kind. */
import { CALENDAR_NAMES } from '#api/calendar-keys.ts';
import { toLatinDigits } from '#core/digits.ts';
import { MISSING_DAY_RULES, PERSONAL_KINDS, type PersonalCalendar, type PersonalDate } from '#core/personal-dates.ts';

/** Calendars as lists and forms name them. */
export const PERSONAL_CALENDAR_KEYS = ['sh', 'hijri', 'gregorian'] as const;

const COLUMNS = ['title', 'kind', 'calendar', 'year', 'month', 'day', 'missing', 'count'] as const;
type ColumnName = (typeof COLUMNS)[number];

/** The most days that a month of each calendar has, by month. */
const MONTH_DAYS: Readonly<Record<PersonalCalendar, readonly number[]>> = {
  persian: [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
  hijri: [30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  gregorian: [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
};
const MAX_TITLE_LETTERS = 200;

/** Error for an invalid value; `field` names the column. */
export class PersonalDateError extends RangeError {
  readonly field: ColumnName;
  readonly value: string;
  constructor(field: ColumnName, value: string, allowed: string) {
    super(`${field}: ${JSON.stringify(value)} is not allowed; give ${allowed}`);
    this.field = field;
    this.value = value;
  }
}

export type PersonalCells = Readonly<Partial<Record<ColumnName, string>>>;

/**
 * Reads one date from the texts of a form or a row.
 * @throws {PersonalDateError} names the field, the value and the allowed values
 */
export function readPersonalDate(cells: PersonalCells): PersonalDate {
  const text = (field: ColumnName) => cells[field]?.trim() ?? '';
  const choice = <T extends string>(field: ColumnName, values: readonly T[], fallback: T): T => {
    const found = values.find((value) => value === (text(field).toLowerCase() || fallback));
    if (found === undefined) throw new PersonalDateError(field, text(field), `one of ${values.join(', ')}`);
    return found;
  };
  const number = (field: ColumnName, min: number, max: number): number => {
    const value = toLatinDigits(text(field));
    if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    throw new PersonalDateError(field, text(field), `a whole number from ${min} to ${max}`);
  };
  const optionalNumber = (field: ColumnName, min: number, max: number) =>
    text(field) ? number(field, min, max) : null;

  const title = text('title');
  if (title === '' || title.length > MAX_TITLE_LETTERS) {
    throw new PersonalDateError('title', title, `1 to ${MAX_TITLE_LETTERS} letters`);
  }
  const kind = choice('kind', PERSONAL_KINDS, 'birthday');
  const calendar = CALENDAR_NAMES[choice('calendar', PERSONAL_CALENDAR_KEYS, 'sh')];
  const year = optionalNumber('year', 1, 3000);
  const isEveryMonth = kind === 'instalment' && year === null;
  const month = isEveryMonth ? optionalNumber('month', 1, 12) : number('month', 1, 12);
  const longest =
    kind === 'instalment' || month === null ? Math.max(...MONTH_DAYS[calendar]) : MONTH_DAYS[calendar][month - 1]!;
  return {
    title,
    kind,
    calendar,
    year,
    month,
    day: number('day', 1, longest),
    missing: choice('missing', MISSING_DAY_RULES, 'before'),
    count: kind === 'instalment' ? optionalNumber('count', 1, 1200) : null,
  };
}

/** An invalid line of a list; `cause` is the {@link PersonalDateError} if one of its cells is invalid. */
export class PersonalListError extends RangeError {
  /** from 1, as an editor counts them */
  readonly line: number;
  constructor(line: number, message: string, cause?: PersonalDateError) {
    super(`line ${line}: ${message}`, { cause });
    this.line = line;
  }
}

/**
 * Reads a whole list and skips empty lines. @throws {PersonalListError} names the line, the column, the value and the
 * allowed values
 */
export function readPersonalList(csv: string): PersonalDate[] {
  const [header, ...rows] = csvRows(csv).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  checkHeader(names, header?.line ?? 1);
  return rows.map(({ line, cells }) => {
    const stray = cells.find((cell, at) => !names[at] && cell.trim() !== '');
    if (stray !== undefined)
      throw new PersonalListError(line, `no column for ${JSON.stringify(stray)}; quote a text with a separator`);
    try {
      return readPersonalDate(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
    } catch (error) {
      if (error instanceof PersonalDateError) throw new PersonalListError(line, error.message, error);
      throw error;
    }
  });
}

/** Spreadsheets leave columns without a name at the end. */
function checkHeader(names: readonly string[], line: number): void {
  const missing = ['title', 'day'].find((needed) => !names.includes(needed));
  const wrong = names.find(
    (name, at) => name !== '' && (!(COLUMNS as readonly string[]).includes(name) || names.indexOf(name) < at),
  );
  if (missing === undefined && wrong === undefined) return;
  const problem = missing ? `no column ${missing}` : `no such column, or twice: ${JSON.stringify(wrong)}`;
  throw new PersonalListError(line, `${problem}; the columns are ${COLUMNS.join(', ')}`);
}

/** A date as the cells that {@link readPersonalDate} reads again. */
export const personalCells = (date: PersonalDate): Record<ColumnName, string | number | null> => ({
  ...date,
  calendar: PERSONAL_CALENDAR_KEYS.find((key) => CALENDAR_NAMES[key] === date.calendar)!,
});

/** The list as a file that {@link readPersonalList} reads again; every text is quoted. */
export const personalCsv = (dates: readonly PersonalDate[]): string =>
  [COLUMNS.join(','), ...dates.map(personalCells).map((cells) => COLUMNS.map((name) => csvCell(cells[name])).join(','))]
    .join('\r\n')
    .concat('\r\n');

const csvCell = (value: string | number | null): string =>
  typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? '');

interface CsvRow {
  /** on which it begins, from 1 */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Field separators that spreadsheets write; «؛» on Windows in Persian. */
const SEPARATOR = /[,;؛\t]/;
const LINE_BREAK = /\r\n|\r|\n/g;

/** RFC 4180, with a mark at the beginning as spreadsheets write it; line breaks of any kind, the separator that comes first. */
function csvRows(text: string): CsvRow[] {
  const clean = text.replace(/^\uFEFF/, '');
  const separator = SEPARATOR.exec(clean)?.[0] ?? ',';
  const field = new RegExp(
    `(?: *"((?:[^"]|"")*)" *|((?! *")[^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let nextLine = 1;
  while (field.lastIndex < clean.length) {
    const match = field.exec(clean);
    if (!match) throw new PersonalListError(nextLine, 'a quotation mark is not closed or not the last');
    const [all, quoted, plain = '', end] = match;
    nextLine += all.match(LINE_BREAK)?.length ?? 0;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    rows.push({ line, cells });
    cells = [];
    line = nextLine;
  }
  return cells.length > 0 ? [...rows, { line, cells }] : rows;
}
