/** Compares an official calendar of a Persian year with our data: every difference in months and holidays. */
import { existsSync, readFileSync } from 'node:fs';
import { createAlmanac } from '#api/almanac.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, isoText, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Tables } from '#tables/types.ts';
import { csvRecords } from '../csv.ts';
import { isBeyondDoubt } from './announce.ts';
import { Refusal } from './refusal.ts';
import { plainDay, readGregorianDay, readMonth, readPersianDay, readPersianText } from './values.ts';

/**
 * Rows of the file, with the header `kind,name,day`: `month,1448-10,2027-03-10` (Gregorian first day) for the twelve or
 * thirteen hijri months that begin in the year, and `holiday,عید نوروز,1406-01-01` (Persian day) for each day off.
 */
const COLUMNS = ['kind', 'name', 'day'];
const FEWEST_MONTHS = 12;
const MAX_MONTHS = 13;

export interface CalendarYear {
  readonly year: number;
  readonly months: readonly {
    readonly year: number;
    readonly month: number;
    readonly text: string;
    readonly firstDay: Jdn;
  }[];
  readonly holidays: readonly { readonly title: string; readonly day: Jdn; readonly text: string }[];
}

/** @throws {Refusal} naming the line, if the file is not a whole year */
export function readCalendarYear(path: string | undefined): CalendarYear {
  const rows = rowsOf(path);
  const months = rows
    .filter(({ kind }) => kind === 'month')
    .map(({ line, name, day }) => ({
      ...readMonth(`line ${line}, month`, name),
      firstDay: readGregorianDay(`line ${line}, month ${name}`, day),
    }));
  const holidays = rows
    .filter(({ kind }) => kind === 'holiday')
    .map(({ line, name, day }) => ({
      title: readPersianText(`line ${line}, holiday`, name),
      day: readPersianDay(`line ${line}, holiday ${name}`, day),
      text: day,
    }));
  if (months.length < FEWEST_MONTHS || months.length > MAX_MONTHS) {
    throw new Refusal(
      'file',
      `${months.length} months`,
      `the ${FEWEST_MONTHS} or ${MAX_MONTHS} hijri months of a year`,
    );
  }
  if (holidays.length === 0) throw new Refusal('file', 'no holiday', 'the holidays of the year');
  checkMonths(months);
  const [first] = holidays;
  const year = persian.yearOf(first!.day);
  const outside = holidays.find(({ day }) => persian.yearOf(day) !== year);
  if (outside) throw new Refusal(`holiday ${outside.title}`, outside.text, `a day of ${year}, as the first holiday`);
  const late = months.find(({ firstDay }) => persian.yearOf(firstDay) !== year);
  if (late)
    throw new Refusal(`month ${late.text}`, gregorian.toIsoDate(late.firstDay), `a day of the Persian year ${year}`);
  return { year, months, holidays };
}

interface FileRow {
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly day: string;
}

/** Rows as spreadsheets save them too: with a byte order mark, semicolons or tabs, empty cells after the last one. */
function rowsOf(path: string | undefined): FileRow[] {
  const [header, ...rows] = csvRecords(textOf(path), notCsv, { bom: true, delimiter: [',', ';', '\t'] });
  const columns = trimmed(header?.record ?? []).join();
  if (columns !== COLUMNS.join()) throw new Refusal('header', columns, COLUMNS.join());
  return rows
    .map(({ info, record }) => ({ line: info.lines, cells: trimmed(record) }))
    .filter(({ cells }) => cells.length > 0)
    .map(({ line, cells }) => {
      const [kind = '', name = '', day = ''] = cells;
      if (cells.length > COLUMNS.length) throw new Refusal(`line ${line}`, cells.join(), `${COLUMNS.length} cells`);
      if (kind !== 'month' && kind !== 'holiday') throw new Refusal(`line ${line}, kind`, kind, 'month or holiday');
      return { line, kind, name, day: plainDay(day) };
    });
}

const trimmed = (cells: readonly string[]): string[] => {
  const texts = cells.map((cell) => cell.trim());
  return texts.slice(0, texts.findLastIndex((cell) => cell !== '') + 1);
};

function textOf(path: string | undefined): string {
  if (path === undefined) throw new Refusal('file', path, 'a CSV file with the header kind,name,day');
  if (!existsSync(path)) throw new Refusal('file', path, 'a file that exists');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new Refusal('file', path, 'text in UTF-8; save it as «CSV UTF-8»');
  }
}

const notCsv = (line: number, message: string): Refusal =>
  new Refusal(`line ${line}`, undefined, `rows of comma-separated values: ${message}`);

function checkMonths(months: CalendarYear['months']): void {
  months.slice(1).forEach((month, index) => {
    const before = months[index]!;
    const next = before.month === 12 ? [before.year + 1, 1] : [before.year, before.month + 1];
    if (month.year !== next[0] || month.month !== next[1])
      throw new Refusal('month', month.text, `${next.join('/')} here`);
    const length = month.firstDay - before.firstDay;
    if (length !== 29 && length !== 30) {
      const days = [29, 30].map((each) => gregorian.toIsoDate(addDays(before.firstDay, each))).join(' or ');
      throw new Refusal(`month ${month.text}`, gregorian.toIsoDate(month.firstDay), days);
    }
  });
}

/** One line for every difference; none if all is the same. */
export function calendarDifferences({ year, months, holidays }: CalendarYear, tables: Tables): string[] {
  const { hijri, hijriProbability, occasions } = createAlmanac(tables);
  const ofMonths = months.flatMap(({ year: hijriYear, month, text, firstDay }) => {
    const ours = hijri.toJdn({ year: hijriYear, month, day: 1 });
    if (ours === firstDay) return [];
    const probability = hijriProbability.ofMonth(hijriYear, month)?.probability;
    const sure = probability === undefined ? '' : ` (${probability * 100} % sure)`;
    return [`${text} begins on ${gregorian.toIsoDate(firstDay)}, we say ${gregorian.toIsoDate(ours)}${sure}`];
  });
  const ours = occasions.inYear(year).filter(({ isHoliday, occasion }) => isHoliday && !occasion.isClosure);
  const ourDays = new Set<number>(ours.map(({ jdn }) => jdn));
  const theirDays = new Set<number>(holidays.map(({ day }) => day));
  return [
    ...ofMonths,
    ...holidays
      .filter(({ day }) => !ourDays.has(day))
      .map(({ text, title }) => `${text} is off there, not here: ${title}`),
    ...ours
      .filter(({ jdn }) => !theirDays.has(jdn))
      .map(({ jdn, occasion }) => `${persianText(jdn)} is off here, not there: ${occasion.titleFa} (${occasion.slug})`),
  ];
}

const persianText = (jdn: Jdn): string => isoText(persian.fromJdn(jdn));

/** Commands that enter the months which are missing or different; each can be run as printed. */
export function announcements({ year, months }: CalendarYear, tables: Tables): string[] {
  const { hijri } = createAlmanac(tables);
  const [lastYear, lastMonth] = tables.hijriMonths.lastPublished;
  const isNew = (month: CalendarYear['months'][number]) =>
    month.year * 12 + month.month > lastYear * 12 + lastMonth ||
    month.firstDay !== hijri.toJdn({ year: month.year, month: month.month, day: 1 });
  return months.flatMap((month, index) => {
    if (!isNew(month)) return [];
    const before =
      month.month === 1 ? { year: month.year - 1, month: 12 } : { year: month.year, month: month.month - 1 };
    const firstBefore = months[index - 1]?.firstDay ?? hijri.toJdn({ ...before, day: 1 });
    const reason = isBeyondDoubt(firstBefore, before.year, month.firstDay)
      ? ` --reason "printed in the official calendar of ${year}"`
      : '';
    const day = gregorian.toIsoDate(month.firstDay);
    return [`npm run announce -- ${month.year}/${month.month} ${day} --source ut-published-calendar${reason}`];
  });
}
