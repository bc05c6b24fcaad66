/** Where a query with a Gregorian year finds its answer. */
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/jdn.ts';
import { readDate } from './dates.ts';
import { API_ROOT, queryAddress, shortAddress } from './paths.ts';
import { GREGORIAN_PRAYER_YEARS } from './ranges.ts';

/** letters of a city's name; a longer text is not repeated */
const MAX_CITY_LETTERS = 40;
const PARTS = ['year', 'month', 'day'];

/**
 * Words for an error message: the address of the times on the date that year, month and day give. If only a city is
 * given besides the year, it is the address of the year's file. Undefined if there is none.
 */
export function gregorianTimesHint(year: number, query: URLSearchParams): string | undefined {
  if (year < GREGORIAN_PRAYER_YEARS.first || year > GREGORIAN_PRAYER_YEARS.last) return undefined;
  const others = [...query].filter(([name]) => !PARTS.includes(name));
  const city = query.get('city');
  if (city !== null && city.length <= MAX_CITY_LETTERS && !query.has('month') && !query.has('day')) {
    return `use ${API_ROOT}/prayer-times/${encodeURIComponent(city)}/${year}.json`;
  }
  const date = readDate(`${year}-${query.get('month')}-${query.get('day')}`);
  if (!date || !gregorian.isValidDate(date)) return undefined;
  return `use ${shortAddress('/times', [...others, ['date', isoText(date)]])}`;
}

/** Words for an error message: the address of the days of a Gregorian month. Undefined for a month that does not exist. */
export function gregorianMonthHint(year: number, query: URLSearchParams): string | undefined {
  const first = readDate(`${year}-${query.get('month')}-1`);
  if (!first || !gregorian.isValidDate(first)) return undefined;
  const last = { ...first, day: gregorian.monthLength(year, first.month) };
  const ends = Object.entries({ from: isoText(first), to: isoText(last) });
  return `its days are at ${queryAddress('/range', ends)}`;
}
