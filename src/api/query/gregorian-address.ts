/** Where a query with a Gregorian year finds its answer. */
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/jdn.ts';
import type { Hint } from '../base/errors.ts';
import { queryAddress, shortAddress } from '../base/paths.ts';
import { GREGORIAN_PRAYER_YEARS } from '../base/ranges.ts';
import { readNumericDate } from './date-parameters.ts';

/** The address of the times of a Gregorian year, month or day, with all that the query gives. */
export function gregorianTimesHint(year: number, query: URLSearchParams): Hint | undefined {
  if (year < GREGORIAN_PRAYER_YEARS.first || year > GREGORIAN_PRAYER_YEARS.last) return undefined;
  return { at: `use ${shortAddress('/times', [...query])}` };
}

/** The address of the days of a Gregorian month. Undefined for a month that does not exist. */
export function gregorianMonthHint(year: number, query: URLSearchParams): Hint | undefined {
  const first = readNumericDate(`${year}-${query.get('month')}-1`);
  if (!first || !gregorian.isValidDate(first)) return undefined;
  const last = { ...first, day: gregorian.monthLength(year, first.month) };
  const ends = Object.entries({ from: isoText(first), to: isoText(last) });
  return { at: `its days are at ${queryAddress('/range', ends)}` };
}
