/**
 * The Persian solar calendar, years 1 … 3000 (and the first days of 3001, for month grids).
 *
 * Leap years come every four years, and after five in each round of 33; the rounds begin anew at the break points of
 * K. Borkowski (The Persian calendar for 3000 years, Earth, Moon and Planets 74, 1996), as jalaali-js has them too. For
 * 1178 … 1502 the years agree, all of them, with the law of 11 Farvardin 1304 as computed from the equinox: the year
 * begins on the day whose noon follows the March equinox. Known disagreements with the equinox rule by mean noon at
 * 52.5° E: 1111 and 1144; by true noon: 1503, which lies within a minute of noon and cannot be decided today.
 */
import type { CalendarDate, Jdn } from './jdn.ts';

export const FIRST_YEAR = 1;
export const LAST_YEAR = 3000;

/** First years of the eras in which rounds of 33 years follow each other; the last one is where the reckoning ends. */
const ERA_YEARS = [
  -61, 9, 38, 199, 426, 686, 756, 818, 1111, 1181, 1210, 1635, 2060, 2097, 2192, 2262, 2324, 2394, 2456, 3178,
] as const;
/** Day numbers of 1 Farvardin of these years, the last one aside. */
const ERA_DAYS = [
  1925675, 1951242, 1961834, 2020638, 2103548, 2198511, 2224078, 2246723, 2353739, 2379306, 2389898, 2545126, 2700354,
  2713868, 2748566, 2774133, 2796778, 2822345, 2844990,
] as const;
/** The era of 1210 … 1634, tried first. */
const OUR_ERA = 10;
const ROUND_YEARS = 33;
const LEAP_YEARS_OF_ROUND = 8;
/** An era that ends with four years more than whole rounds has its last leap year a year early. */
const EARLY_LEAP = 4;
const MEAN_YEAR_DAYS = 365.2422;

/** Leap years of an era before its year number `n`, counted from 0. */
const leapYearsBefore = (n: number): number => {
  const rounds = Math.floor(n / ROUND_YEARS);
  return LEAP_YEARS_OF_ROUND * rounds + ((n - ROUND_YEARS * rounds + 3) >> 2);
};

/**
 * Day number of 1 Farvardin.
 *
 * @param year 0 … 3002
 * @example firstDayOfYear(1405) // 2461121, 21 March 2026
 */
export function firstDayOfYear(year: number): Jdn {
  let era = year < ERA_YEARS[OUR_ERA + 1]! ? OUR_ERA : ERA_DAYS.length - 1;
  while (year < ERA_YEARS[era]!) era -= 1;
  const n = year - ERA_YEARS[era]!;
  const isEarly = ERA_YEARS[era + 1]! - year === EARLY_LEAP && n % ROUND_YEARS === 0;
  return (ERA_DAYS[era]! + 365 * n + leapYearsBefore(n) + (isEarly ? 1 : 0)) as Jdn;
}

/** 1 Farvardin 1. */
export const FIRST_DAY = 1_948_321 as Jdn;
/** The last day of Esfand 3000. */
export const LAST_DAY = 3_044_047 as Jdn;

/** 365 or 366. */
export const yearLength = (year: number): number => firstDayOfYear(year + 1) - firstDayOfYear(year);

export const isLeapYear = (year: number): boolean => yearLength(year) === 366;

/** @param month 1 … 12; Farvardin to Shahrivar have 31 days, Mehr to Bahman 30, Esfand 29 or 30 */
export function monthLength(year: number, month: number): number {
  if (month <= 6) return 31;
  return month < 12 || isLeapYear(year) ? 30 : 29;
}

export const isValidDate = ({ year, month, day }: CalendarDate): boolean =>
  year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);

/** Days of the year before the first of `month`. */
const daysBeforeMonth = (month: number): number => (month <= 7 ? (month - 1) * 31 : (month - 1) * 30 + 6);

/**
 * Day number of a date. The date is trusted; check foreign input with {@link isValidDate}.
 * @example toJdn({ year: 1405, month: 8, day: 30 }) // 2461366, 21 November 2026
 */
export const toJdn = ({ year, month, day }: CalendarDate): Jdn =>
  (firstDayOfYear(year) + daysBeforeMonth(month) + day - 1) as Jdn;

/** The Persian year that holds a day. @throws {RangeError} outside the years 0 … 3001 */
export function yearOf(jdn: Jdn): number {
  const near = FIRST_YEAR + Math.floor((jdn - FIRST_DAY) / MEAN_YEAR_DAYS);
  const year = near >= -1 && near <= LAST_YEAR + 2 ? near + yearsOff(near, jdn) : Number.NaN;
  if (year >= 0 && year <= LAST_YEAR + 1) return year;
  throw new RangeError(`day ${jdn} is outside the Persian years 0 … 3001 (inclusive)`);
}

/** −1, 0 or 1: the mean year drifts by at most one day from the calendar's own. */
function yearsOff(year: number, jdn: Jdn): number {
  const dayOfYear = jdn - firstDayOfYear(year);
  if (dayOfYear < 0) return -1;
  return dayOfYear >= 365 && jdn >= firstDayOfYear(year + 1) ? 1 : 0;
}

/**
 * Date of a day number.
 * @throws {RangeError} outside the years 0 … 3001
 * @example fromJdn(2461121 as Jdn) // { year: 1405, month: 1, day: 1 }
 */
export function fromJdn(jdn: Jdn): CalendarDate {
  const year = yearOf(jdn);
  const dayOfYear = jdn - firstDayOfYear(year);
  if (dayOfYear < 186) return { year, month: Math.floor(dayOfYear / 31) + 1, day: (dayOfYear % 31) + 1 };
  const afterSummer = dayOfYear - 186;
  return { year, month: Math.floor(afterSummer / 30) + 7, day: (afterSummer % 30) + 1 };
}
