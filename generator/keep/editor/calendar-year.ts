/** Compares an official calendar of a Persian year with our data: every difference in months, holidays and occasions. */

import { readFileSync, statSync } from 'node:fs';
import { createAlmanac } from '#api/base/almanac.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthAfter } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { firstOf, itemAt } from '#core/required.ts';
import type { Tables } from '#tables/types.ts';
import { csvRecords } from '../../compile/csv.ts';
import type { DayReader, MonthName } from './days.ts';
import { checkMonthLength } from './month-rows.ts';
import { Refusal } from './refusal.ts';
import { readPersianText } from './values.ts';

/**
 * Rows of the file, with the header `kind,name,day`: `month,1448-11,2027-04-08` (Gregorian first day) for the twelve or
 * thirteen hijri months that begin in the year, `holiday,عید نوروز,1406-01-01` (Persian day) for each day off, and
 * `occasion,روز معلم,1406-02-12,,` for the others. A new occasion also has a slug and an English title, and `hijri:MM-DD`
 * as its rule if it follows the Islamic date.
 */
const COLUMNS = ['kind', 'name', 'day', 'slug', 'title_en', 'rule'] as const;
const HEADERS = 'kind,name,day, or kind,name,day,slug,title_en,rule';
const REQUIRED_COLUMNS = 3;
const KINDS = ['month', 'holiday', 'occasion'];
const FEWEST_MONTHS = 12;
const MAX_MONTHS = 13;

/** Cells of the file; those that a row does not have are empty. */
type FileRow = Readonly<Record<(typeof COLUMNS)[number], string>> & { readonly line: number };

export interface CalendarMonth extends MonthName {
  readonly firstDay: Jdn;
  readonly line: number;
}

/** Slug, English title and rule are of a new occasion. */
export interface CalendarDay extends Pick<FileRow, 'line' | 'slug' | 'title_en' | 'rule'> {
  readonly title: string;
  readonly day: Jdn;
  readonly text: string;
}

export interface CalendarYear {
  readonly year: number;
  readonly months: readonly CalendarMonth[];
  readonly holidays: readonly CalendarDay[];
  readonly occasions: readonly CalendarDay[];
}

/** @throws {Refusal} naming the line, if the file is not a whole year */
export function readCalendarYear(path: string | undefined, read: DayReader): CalendarYear {
  const rows = rowsOf(path);
  const months = rows
    .filter(({ kind }) => kind === 'month')
    .map(({ line, name, day }) => ({
      ...read.month(`line ${line}, month`, name),
      firstDay: read.day(`line ${line}, month ${name}`, day),
      line,
    }));
  const [holidays, occasions] = [daysOf('holiday', rows, read), daysOf('occasion', rows, read)];
  if (months.length < FEWEST_MONTHS || months.length > MAX_MONTHS) {
    const allowed = `the ${FEWEST_MONTHS} or ${MAX_MONTHS} hijri months of a year`;
    throw new Refusal('file', `${months.length} months`, allowed);
  }
  if (holidays.length === 0) throw new Refusal('file', 'no holiday', 'the holidays of the year');
  for (const [index, month] of months.slice(1).entries()) checkFollows(month, itemAt(months, index));
  const year = persian.yearOf(firstOf(holidays).day);
  const days = [
    ...[...holidays, ...occasions].map(({ line, title, day, text }) => ({ name: `line ${line}, ${title}`, day, text })),
    ...months.map(({ line, text: name, firstDay: day }) => {
      return { name: `line ${line}, month ${name}`, day, text: gregorian.toIsoDate(day) };
    }),
  ];
  const outside = days.find(({ day }) => persian.yearOf(day) !== year);
  if (outside) throw new Refusal(outside.name, outside.text, `a day of ${year}, as the first holiday`);
  return { year, months, holidays, occasions };
}

/** @throws {Refusal} for a day that is listed twice */
function daysOf(kind: string, rows: readonly FileRow[], read: DayReader): CalendarDay[] {
  const days = rows
    .filter((row) => row.kind === kind)
    .map(({ name, day: given, ...row }): CalendarDay => {
      const title = readPersianText(`line ${row.line}, ${kind}`, name);
      const day = read.day(`line ${row.line}, ${kind} ${name}`, given);
      return { ...row, title, day, text: persian.toIsoDate(day) };
    });
  for (const { day, title, text, line } of days) {
    const other = days.find((each) => each.day === day && each.title === title)!;
    if (other.line !== line)
      throw new Refusal(`line ${line}, ${kind} ${title}`, text, `once; line ${other.line} has it`);
  }
  return days;
}

/** Rows as spreadsheets save them too: with a byte order mark, semicolons or tabs, empty cells after the last one. */
function rowsOf(path: string | undefined): FileRow[] {
  const [header, ...rows] = csvRecords(textOf(path), notCsv, { bom: true, delimiter: [',', ';', '\t'] });
  if (!header) throw new Refusal('file', 'empty', HEADERS);
  const columns = trimmed(header.record);
  const isHeader = columns.length >= REQUIRED_COLUMNS && columns.every((name, index) => name === COLUMNS[index]);
  if (!isHeader) throw new Refusal('header', columns.join(), HEADERS);
  return rows
    .map(({ info, record }) => ({ line: info.lines, cells: trimmed(record) }))
    .filter(({ cells }) => cells.length > 0)
    .map(({ line, cells }) => {
      const [kind = ''] = cells;
      if (cells.length > columns.length) throw new Refusal(`line ${line}`, cells.join(), `${columns.length} cells`);
      if (!KINDS.includes(kind)) throw new Refusal(`line ${line}, kind`, kind, KINDS.join(', '));
      const named = COLUMNS.map((name, index) => [name, cells[index] ?? '']);
      return { line, ...Object.fromEntries(named) } as FileRow;
    });
}

const trimmed = (cells: readonly string[]): string[] => {
  const texts = cells.map((cell) => cell.trim());
  return texts.slice(0, texts.findLastIndex((cell) => cell !== '') + 1);
};

function textOf(path: string | undefined): string {
  if (path === undefined) throw new Refusal('file', path, 'a CSV file with the header kind,name,day');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Refusal('file', path, 'a file that exists');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new Refusal('file', path, 'text in UTF-8; save it as «CSV UTF-8»');
  }
}

const notCsv = (line: number, message: string): Refusal =>
  new Refusal(`line ${line}`, 'not CSV', `rows of comma-separated values, every quotation mark closed (${message})`);

/** @throws {Refusal} for another month than the next one, or one that does not begin 29 or 30 days after it */
export function checkFollows(
  { year, month, text, firstDay, line }: CalendarMonth,
  before: Pick<CalendarMonth, 'year' | 'month' | 'firstDay'>,
): void {
  const next = monthAfter(before);
  if (year !== next.year || month !== next.month) {
    const expected = `${next.year}/${next.month}, which follows ${before.year}/${before.month}`;
    throw new Refusal(`line ${line}, month`, text, expected);
  }
  checkMonthLength(`line ${line}, month ${text}`, firstDay, before.firstDay, 1);
}

/**
 * One line for every difference; none if all is the same.
 * @param after the tables with the months of the calendar: a month that differs is one difference, its days are none
 */
export function calendarDifferences(
  { year, months, holidays, occasions: theirs }: CalendarYear,
  tables: Tables,
  after: Tables,
): string[] {
  const { hijri, hijriProbability } = createAlmanac(tables);
  const { occasions } = createAlmanac(after);
  const ofMonths = months.flatMap(({ year: hijriYear, month, text, firstDay }) => {
    const ours = hijri.toJdn({ year: hijriYear, month, day: 1 });
    if (ours === firstDay) return [];
    const probability = hijriProbability.ofMonth(hijriYear, month)?.probability;
    const note = probability === undefined ? '' : ` (probability ${probability * 100} %)`;
    return [`${text} begins on ${gregorian.toIsoDate(firstDay)}, we say ${gregorian.toIsoDate(ours)}${note}`];
  });
  const ours = occasions.inYear(year).filter(({ isHoliday, occasion }) => isHoliday && !occasion.isClosure);
  const ourDays = new Set<number>(ours.map(({ jdn }) => jdn));
  const theirDays = new Set<number>(holidays.map(({ day }) => day));
  return [
    ...ofMonths,
    ...holidays
      .filter(({ day }) => !ourDays.has(day))
      .map(
        ({ text, title }) =>
          `${text} is off there, not here: ${title}; a new law goes into data/laws.json and data/holidays.csv`,
      ),
    ...ours
      .filter(({ jdn }) => !theirDays.has(jdn))
      .map(
        ({ jdn, occasion }) =>
          `${persian.toIsoDate(jdn)} is off here, not there: ${occasion.title_fa} (${occasion.slug})`,
      ),
    ...missingOccasions(theirs, after).map(({ text, title }) => `${text} is not here: ${title}`),
  ];
}

/** Occasions of the calendar whose day has none of ours with a similar title. */
export function missingOccasions(theirs: readonly CalendarDay[], tables: Tables): CalendarDay[] {
  const { occasions } = createAlmanac(tables);
  return theirs.filter(({ day, title }) => {
    const words = lettersOf(title);
    return !occasions.onDays(day, day).some(({ occasion }) => {
      const ours = lettersOf(occasion.title_fa);
      return ours.includes(words) || words.includes(ours);
    });
  });
}

/** The letters of a title, without what is in brackets. */
const lettersOf = (title: string): string => title.replace(/\(.*?\)/g, '').replace(/[^\p{Letter}]/gu, '');
