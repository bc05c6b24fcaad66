/**
 * Compares the zodiac months of 1290–1303 with the months of today's calendar, extended back to those years.
 *
 * Until the law of 11 Farvardin 1304 (31 March 1925) the official months had the names of the zodiac signs. A month
 * began on the day on which the Sun entered its sign before noon, or on the next day if it entered after noon. So
 * months had 29 to 32 days, and a month's length varied. The dates here are computed by this rule; no almanac of the
 * time is compared.
 */
import { SearchSunLongitude } from 'astronomy-engine';
import { fromEpochMs, type Jdn, MS_PER_DAY, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { ZodiacMonthAccuracy } from '#tables/accuracy-types.ts';

/** The calendar of the signs was official from 1290 (1911) on. */
const YEARS = { first: 1290, last: 1303 };
/** Mean time of Tehran, 51.42° E. */
const TEHRAN_OFFSET_MS = (51.42 / 360) * MS_PER_DAY;
const DEGREES_A_SIGN = 30;
/** Number of days before our month at which the search for the Sun starts. */
const EARLY_DAYS = 6;
const SEARCHED_DAYS = 14;

export function zodiacMonthAccuracy(): ZodiacMonthAccuracy {
  const ours = monthStarts((year, month) => persian.toJdn({ year, month, day: 1 }));
  const theirs = monthStarts(entryDay);
  const later = theirs.map((jdn, index) => jdn - ours[index]!);
  const sameDays = ours.slice(0, -1).map((jdn, index) => {
    const [start, end] = [Math.max(jdn, theirs[index]!), Math.min(ours[index + 1]!, theirs[index + 1]!)];
    return jdn === theirs[index] ? end - start : 0;
  });
  const months = later.length - 1;
  const countOf = (holds: (days: number) => boolean) => later.slice(0, months).filter(holds).length;
  return {
    firstYear: YEARS.first,
    lastYear: YEARS.last,
    compared: months,
    agreeing: countOf((days) => days === 0),
    dayLater: countOf((days) => days === 1),
    dayEarlier: countOf((days) => days === -1),
    days: { compared: ours.at(-1)! - ours[0]!, agreeing: sameDays.reduce((sum, days) => sum + days, 0) },
  };
}

/** First days of all months of the years, and of the month after them. */
function monthStarts(firstDayOf: (year: number, month: number) => Jdn): Jdn[] {
  const starts: Jdn[] = [];
  for (let year = YEARS.first; year <= YEARS.last; year++) {
    for (let month = 1; month <= 12; month++) starts.push(firstDayOf(year, month));
  }
  return [...starts, firstDayOf(YEARS.last + 1, 1)];
}

function entryDay(year: number, month: number): Jdn {
  const start = new Date(toEpochMs(persian.toJdn({ year, month, day: 1 })) - EARLY_DAYS * MS_PER_DAY);
  const entry = SearchSunLongitude((month - 1) * DEGREES_A_SIGN, start, SEARCHED_DAYS);
  if (!entry) throw new RangeError(`the Sun does not enter sign ${month} of ${year} near its month`);
  return fromEpochMs(entry.date.getTime() + TEHRAN_OFFSET_MS + MS_PER_DAY / 2);
}
