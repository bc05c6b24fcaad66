/** An official calendar of a Persian year beside what we publish: months and holidays, every difference. */
import { createAlmanac } from '#api/almanac.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/iso-text.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Tables } from '#tables/types.ts';
import { readCsv } from '../csv.ts';
import { DataError } from '../problems.ts';
import { Refusal } from './refusal.ts';
import { readGregorianDay, readMonth, readPersianDay, readPersianText } from './values.ts';

/**
 * Rows of the file, with the header `kind,name,day`: `month,1448-10,2027-03-10` (Gregorian first day) for the twelve or
 * thirteen hijri months that begin in the year, and `holiday,عید نوروز,1406-01-01` (Persian day) for each day off.
 */
const COLUMNS = ['kind', 'name', 'day'];
const FEWEST_MONTHS = 12;
const MOST_MONTHS = 13;

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

/** @throws {Refusal} for a file that is no whole year */
export function readCalendarYear(path: string | undefined): CalendarYear {
  const rows = rowsOf(path);
  const months = rows
    .filter(({ kind }) => kind === 'month')
    .map(({ name, day }) => ({ ...readMonth('month', name), firstDay: readGregorianDay(`month ${name}`, day) }));
  const holidays = rows
    .filter(({ kind }) => kind === 'holiday')
    .map(({ name, day }) => ({
      title: readPersianText('holiday', name),
      day: readPersianDay(`holiday ${name}`, day),
      text: day!,
    }));
  const other = rows.find(({ kind }) => kind !== 'month' && kind !== 'holiday');
  if (other) throw new Refusal('kind', other.kind, 'month or holiday');
  if (months.length < FEWEST_MONTHS || months.length > MOST_MONTHS) {
    throw new Refusal(
      'file',
      `${months.length} months`,
      `the ${FEWEST_MONTHS} or ${MOST_MONTHS} hijri months of a year`,
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

function rowsOf(path: string | undefined): Readonly<Record<string, string>>[] {
  if (path === undefined) throw new Refusal('file', path, 'a CSV file with the header kind,name,day');
  try {
    const rows = readCsv(path, path.startsWith('/') ? '' : '.').map(({ cells }) => cells);
    const columns = Object.keys(rows[0] ?? {});
    if (columns.join() !== COLUMNS.join()) throw new Refusal('header', columns.join(), COLUMNS.join());
    return rows;
  } catch (error) {
    if (error instanceof DataError) throw new Refusal('file', path, `rows of CSV: ${error.problems[0]!.found}`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal('file', path, 'a file that exists');
    throw error;
  }
}

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

/** Commands that enter the months of the file which we do not have yet. */
export function announcements({ months }: CalendarYear, lastPublished: readonly [number, number]): string[] {
  const [year, month] = lastPublished;
  return months
    .filter((each) => each.year * 12 + each.month > year * 12 + month)
    .map(
      (each) =>
        `npm run announce -- ${each.year}/${each.month} ${gregorian.toIsoDate(each.firstDay)} --source ut-published-calendar`,
    );
}
