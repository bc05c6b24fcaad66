/** A list of personal dates as people keep it: CSV with a header line, digits of any kind. */
import { toLatinDigits } from '#core/digits.ts';
import { MISSING_DAY_RULES, PERSONAL_KINDS, type PersonalCalendar, type PersonalDate } from '#core/personal-dates.ts';
import { CALENDAR_NAMES, KEY_OF_CALENDAR } from '../calendar-keys.ts';

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
const MOST_TITLE_LETTERS = 200;

/** A value that cannot be taken; `field` names the column. */
export class PersonalDateError extends RangeError {
  readonly field: ColumnName;
  constructor(field: ColumnName, value: string, allowed: string) {
    super(`${field}: ${JSON.stringify(value)} is not allowed; give ${allowed}`);
    this.field = field;
  }
}

export type PersonalCells = Readonly<Partial<Record<ColumnName, string>>>;

/**
 * One date out of the texts of a form or of a row.
 * @throws {PersonalDateError} that names the field, the value and what is allowed
 */
export function readPersonalDate(cells: PersonalCells): PersonalDate {
  const text = (field: ColumnName) => cells[field]?.trim() ?? '';
  const choice = <T extends string>(field: ColumnName, values: readonly T[], fallback: T): T => {
    const found = values.find((value) => value === (text(field) || fallback));
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
  if (title === '' || title.length > MOST_TITLE_LETTERS) {
    throw new PersonalDateError('title', title, `1 to ${MOST_TITLE_LETTERS} letters`);
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

/**
 * A whole list. Lines without any text are left out.
 * @throws {RangeError} that names the line, the column, the value and what is allowed
 */
export function readPersonalList(csv: string): PersonalDate[] {
  const [header, ...rows] = csvRows(csv);
  const names = (header ?? []).map((name) => name.trim().toLowerCase());
  for (const needed of ['title', 'day'] as const) {
    if (!names.includes(needed))
      throw new RangeError(`line 1: no column ${needed}; the columns are ${COLUMNS.join(', ')}`);
  }
  const unknown = names.find((name) => !(COLUMNS as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new RangeError(`line 1: no such column ${JSON.stringify(unknown)}; the columns are ${COLUMNS.join(', ')}`);
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    try {
      return [readPersonalDate(Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))];
    } catch (error) {
      if (error instanceof PersonalDateError) throw new RangeError(`line ${index + 2}: ${error.message}`);
      throw error;
    }
  });
}

/** A date as the cells that {@link readPersonalDate} reads again. */
export const personalCells = (date: PersonalDate): Record<ColumnName, string | number | null> => ({
  ...date,
  calendar: KEY_OF_CALENDAR[date.calendar],
});

/** The list as a file that {@link readPersonalList} reads again; every text is quoted. */
export const personalCsv = (dates: readonly PersonalDate[]): string =>
  [COLUMNS.join(','), ...dates.map(personalCells).map((cells) => COLUMNS.map((name) => csvCell(cells[name])).join(','))]
    .join('\r\n')
    .concat('\r\n');

const csvCell = (value: string | number | null): string =>
  typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? '');

/** RFC 4180, with a mark at the beginning as spreadsheets write it; commas or semicolons, whichever the header has. */
function csvRows(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '');
  const separator = /^[^\n,]*;/.test(clean) ? ';' : ',';
  const field = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|$)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < clean.length) {
    const match = field.exec(clean);
    if (!match) throw new RangeError(`line ${rows.length + 1}: a quotation mark is not closed`);
    const [, cell, end] = match;
    row.push(cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return row.length > 0 ? [...rows, row] : rows;
}
