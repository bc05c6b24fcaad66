/**
 * The official Islamic (lunar Hijri) calendar of Iran.
 *
 * No rule gives its months. A table lists the official months, compiled from the calendars of the Calendar Centre
 * (Institute of Geophysics, University of Tehran). Before 1346 AH its sources are almanacs and newspapers. Months
 * outside the table are estimated from the visibility of the new crescent and marked as estimates. Tabular and Umm
 * al-Qura calendars, and libraries built on them, differ by a day in about four months of ten.
 */
import { type CalendarDate, type Jdn, MONTHS_A_YEAR } from './jdn.ts';

/** Basis of a date: the Centre's calendar of a begun or coming month, old almanacs, or the visibility estimate. */
export const HIJRI_BASES = ['official', 'announced', 'historical', 'estimate'] as const;
export type HijriBasis = (typeof HIJRI_BASES)[number];

export interface HijriDate extends CalendarDate {
  readonly basis: HijriBasis;
}

/**
 * Compiled months. `codes` has a text for each year with one letter per month, upper case for 30 days, lower case for
 * 29: o: official; a: announced; p: printed sources of the past; e: estimate.
 */
export interface HijriTable {
  readonly firstYear: number;
  /** day number of 1 Muharram of `firstYear` */
  readonly firstDay: number;
  readonly codes: readonly string[];
  /** year and month of the last month whose first day is published; its length is still an estimate */
  readonly lastPublished: readonly [year: number, month: number];
}

const BASIS_OF_CODE: Readonly<Record<string, HijriBasis>> = {
  o: 'official',
  a: 'announced',
  p: 'historical',
  e: 'estimate',
};
/** Days of the last published month that are certain; its 30th, like any later day, may not exist. */
const CERTAIN_DAYS = 29;
const MEAN_MONTH_DAYS = 29.530588;
const SHORT_MONTH = 29;
const MONTHS_PER_DECADE = 120;
/** A month begins less than this many months before or after the place that the mean length gives. */
const MAX_DRIFT_MONTHS = 3;

export interface HijriCalendar {
  readonly firstDay: Jdn;
  readonly lastDay: Jdn;
  /** Date with its basis: official, announced or historical inside the table, estimate outside. */
  fromJdn(jdn: Jdn): HijriDate;
  /** The date is trusted. */
  toJdn(date: CalendarDate): Jdn;
  /** 29 or 30; undefined for a month outside the compiled range */
  monthLength(year: number, month: number): 29 | 30 | undefined;
}

/**
 * Hijri calendar over a compiled table.
 *
 * @throws {RangeError} from `fromJdn` outside the table's first and last day; `toJdn` trusts its input
 */
export function createHijriCalendar({ firstYear, firstDay, codes: years, lastPublished }: HijriTable): HijriCalendar {
  const codes = years.join('');
  const monthStarts = new Int32Array(codes.length + 1);
  const indexOf = (year: number, month: number) => (year - firstYear) * MONTHS_A_YEAR + month - 1;
  const lastPublishedIndex = indexOf(...lastPublished);
  const lastDay = () => (startOf(codes.length) - 1) as Jdn;

  function startOf(index: number): number {
    if (monthStarts[index] === 0) sumDecade(index - (index % MONTHS_PER_DECADE));
    return monthStarts[index]!;
  }
  /** Only the decades that are needed are summed, because the first answer of a runtime waits for it. */
  function sumDecade(from: number): void {
    const longMonths = codes.slice(0, from).replace(/[a-z]+/g, '').length;
    monthStarts[from] = firstDay + from * SHORT_MONTH + longMonths;
    const end = Math.min(from + MONTHS_PER_DECADE, codes.length);
    for (let at = from; at < end; at++) monthStarts[at + 1] = monthStarts[at]! + lengthOf(codes.charAt(at));
  }

  const monthLength = (year: number, month: number) => {
    const code = codes[indexOf(year, month)];
    return code === undefined ? undefined : lengthOf(code);
  };

  return {
    firstDay: firstDay as Jdn,
    get lastDay() {
      return lastDay();
    },
    monthLength,
    toJdn: ({ year, month, day }) => (startOf(indexOf(year, month)) + day - 1) as Jdn,
    fromJdn(jdn) {
      let index = Math.floor((jdn - firstDay) / MEAN_MONTH_DAYS);
      if (!(jdn >= firstDay && jdn < startOf(Math.min(index + MAX_DRIFT_MONTHS, codes.length)))) {
        throw new RangeError(
          `day ${jdn} is outside the hijri months known here, days ${firstDay} … ${lastDay()} (inclusive)`,
        );
      }
      while (startOf(index) > jdn) index -= 1;
      while (startOf(index + 1) <= jdn) index += 1;
      const day = jdn - startOf(index) + 1;
      const openEnd = index === lastPublishedIndex && day > CERTAIN_DAYS;
      return {
        year: firstYear + Math.floor(index / MONTHS_A_YEAR),
        month: (index % MONTHS_A_YEAR) + 1,
        day,
        basis: openEnd ? 'estimate' : BASIS_OF_CODE[codes.charAt(index).toLowerCase()]!,
      };
    },
  };
}

/** The months of some years of a table. */
export function hijriYears(table: HijriTable, firstYear: number, lastYear: number): HijriTable {
  const codes = table.codes.slice(firstYear - table.firstYear, lastYear + 1 - table.firstYear);
  const firstDay = createHijriCalendar(table).toJdn({ year: firstYear, month: 1, day: 1 });
  return { firstYear, firstDay, codes, lastPublished: table.lastPublished };
}

/** Basis on a day: an announced month that has begun is official. */
export const basisOn = (basis: HijriBasis, firstDay: Jdn, today: Jdn): HijriBasis =>
  basis === 'announced' && firstDay <= today ? 'official' : basis;

const lengthOf = (code: string): 29 | 30 => (code < 'a' ? 30 : SHORT_MONTH);

/**
 * The table with another length of one month: 29 or 30 days, as the evening of its 29th day decides. The next month
 * absorbs the difference if its length allows it; otherwise all later months move by a day.
 *
 * @throws {RangeError} for a month outside the table
 */
export function withMonthLength(table: HijriTable, year: number, month: number, length: 29 | 30): HijriTable {
  const codes = table.codes.map((months) => [...months]);
  const [ofYear, ofNext] = [codes[year - table.firstYear], codes[year - table.firstYear + 1]];
  const code = ofYear?.[month - 1];
  if (ofYear === undefined || code === undefined)
    throw new RangeError(`the month ${year}-${month} AH is outside the table`);
  if (lengthOf(code) === length) return table;
  const isLonger = length === 30;
  const withLength = (letter: string, isLong: boolean) => (isLong ? letter.toUpperCase() : letter.toLowerCase());
  const [nextYear, nextIndex] = month === MONTHS_A_YEAR ? [ofNext, 0] : [ofYear, month];
  ofYear[month - 1] = withLength(code, isLonger);
  if (nextYear?.[nextIndex] !== undefined) nextYear[nextIndex] = withLength(nextYear[nextIndex], !isLonger);
  return { ...table, codes: codes.map((months) => months.join('')) };
}
