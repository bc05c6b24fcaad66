/** A list of personal dates as people store it: CSV with a header line, digits of any kind. */

import { CALENDAR_NAMES } from '#api/base/calendar-keys.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { MONTHS } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { MISSING_DAY_RULES, PERSONAL_KINDS, type PersonalCalendar, type PersonalDate } from '#core/personal-dates.ts';
import { findIn } from '#core/required.ts';

/** Calendars as lists and forms name them. */
export const PERSONAL_CALENDAR_KEYS = ['sh', 'hijri', 'gregorian'] as const;

export const COLUMNS = ['title', 'kind', 'calendar', 'year', 'month', 'day', 'missing', 'count'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** A leap year and a common one. */
const YEARS = { persian: [1403, 1404], gregorian: [2024, 2025] } as const;
const MONTH_LENGTH = { persian: persian.monthLength, gregorian: gregorian.monthLength } as const;

/** Lengths that a month has over the years; without a month, those of all months. */
const lengthsOf = (calendar: PersonalCalendar, month: number | null): readonly number[] =>
  calendar === 'hijri'
    ? [29, 30]
    : (month === null ? MONTHS : [month]).flatMap((each) =>
        YEARS[calendar].map((year) => MONTH_LENGTH[calendar](year, each)),
      );

/** The month whose length limits the day; null for an instalment of every month. */
const limitingMonth = ({ kind, month }: Pick<PersonalDate, 'kind' | 'month'>) => (kind === 'instalment' ? null : month);

/** Checks whether the day is missing in some years, or for an instalment in some months. */
export const canBeMissing = (date: PersonalDate): boolean =>
  date.day > Math.min(...lengthsOf(date.calendar, limitingMonth(date)));

const MAX_TITLE_LETTERS = 200;

/** Error for a value that is not allowed in a field of a form, or in a column of a list. */
export class PersonalDateError extends RangeError {
  readonly field: ColumnName;
  readonly value: string;
  constructor(field: ColumnName, value: string) {
    super(`${field}: ${JSON.stringify(value)} is not allowed`);
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
  const check = <T>(field: ColumnName, value: T | undefined | false): T => {
    if (value === undefined || value === false) throw new PersonalDateError(field, text(field));
    return value;
  };
  const choice = <T extends string>(field: ColumnName, values: readonly T[], fallback: T): T =>
    check(
      field,
      values.find((value) => value === (text(field).toLowerCase() || fallback)),
    );
  const number = (field: ColumnName, max: number): number => {
    const value = toLatinDigits(text(field));
    return check(field, /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max && Number(value));
  };
  const optionalNumber = (field: ColumnName, max: number) => (text(field) ? number(field, max) : null);

  const title = check('title', text('title').length <= MAX_TITLE_LETTERS && (text('title') || undefined));
  const kind = choice('kind', PERSONAL_KINDS, 'birthday');
  const calendar = CALENDAR_NAMES[choice('calendar', PERSONAL_CALENDAR_KEYS, 'sh')];
  const year = optionalNumber('year', 3000);
  const month = kind === 'instalment' && year === null ? optionalNumber('month', 12) : number('month', 12);
  return {
    title,
    kind,
    calendar,
    year,
    month,
    day: number('day', Math.max(...lengthsOf(calendar, limitingMonth({ kind, month })))),
    missing: choice('missing', MISSING_DAY_RULES, 'before'),
    count: kind === 'instalment' ? optionalNumber('count', 1200) : null,
  };
}

/** An invalid line of a list; `cause` is the {@link PersonalDateError} of a cell, or undefined if its columns are wrong. */
export class PersonalListError extends RangeError {
  /** from 1, as an editor counts them */
  readonly line: number;
  constructor(line: number, cause?: PersonalDateError) {
    super(`line ${line}: ${cause?.message ?? 'wrong columns'}`, { cause });
    this.line = line;
  }
}

/** Reads a whole list and skips empty lines. @throws {PersonalListError} names the line, and the cell if one is wrong */
export function readPersonalList(csv: string): PersonalDate[] {
  const [header, ...rows] = csvRows(csv).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const isRight = (name: string, at: number) => COLUMNS.some((column) => column === name) && names.indexOf(name) === at;
  // Spreadsheets leave columns without a name at the end.
  const isHeader = names.every((name, at) => name === '' || isRight(name, at));
  if (!isHeader || !names.includes('title') || !names.includes('day')) throw new PersonalListError(header?.line ?? 1);
  return rows.map(({ line, cells }) => {
    if (cells.some((cell, at) => !names[at] && cell.trim() !== '')) throw new PersonalListError(line);
    try {
      return readPersonalDate(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
    } catch (error) {
      throw error instanceof PersonalDateError ? new PersonalListError(line, error) : error;
    }
  });
}

/** A date as the cells that {@link readPersonalDate} reads again: the texts of a form, or of a row of a list. */
export const personalCells = (date: PersonalDate): Record<ColumnName, string> => {
  const calendar = findIn(PERSONAL_CALENDAR_KEYS, (key) => CALENDAR_NAMES[key] === date.calendar);
  const text = (name: ColumnName) => String(date[name] ?? '');
  return { ...(Object.fromEntries(COLUMNS.map((name) => [name, text(name)])) as Record<ColumnName, string>), calendar };
};

/** The list as a file that {@link readPersonalList} reads again. */
export const personalCsv = (dates: readonly PersonalDate[]): string =>
  [COLUMNS.join(), ...dates.map((date) => Object.values(personalCells(date)).map(csvCell).join()), ''].join('\r\n');

/** Texts are quoted, numbers are not. */
const csvCell = (value: string): string => (/^\d*$/.test(value) ? value : `"${value.replaceAll('"', '""')}"`);

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
    if (!match) throw new PersonalListError(nextLine);
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
