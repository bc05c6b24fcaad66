/** The published hijri months and the estimated ones before and after them, as one table. */

import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar, HijriTable } from '#core/hijri.ts';
import { MONTHS_A_YEAR } from '#core/jdn.ts';
import { firstOf, itemAt, lastOf } from '#core/required.ts';
import type { Data } from './data.ts';
import type { HijriMonth } from './forms/months.ts';
import { type EstimatedMonth, estimateMonths, type PublishedMonths } from './hijri-estimate.ts';

const PUBLISHED_CODES: Readonly<Record<HijriMonth['status'], string>> = {
  historical: 'p',
  official: 'o',
  'official-corrected': 'o',
};
/** A month that the Centre announced ahead. */
const ANNOUNCED_CODE = 'a';
const ESTIMATE_CODE = 'e';

const encode = (code: string, length: number): string => (length === 30 ? code.toUpperCase() : code);

export const publishedMonths = ({ hijriMonths }: Pick<Data, 'hijriMonths'>): PublishedMonths => ({
  firstYear: firstOf(hijriMonths).year,
  firstMonth: firstOf(hijriMonths).month,
  firstDays: hijriMonths.map(({ first_day }) => gregorian.fromIsoDate(first_day)),
});

/** Status of a month as users read it: a published month is announced until the release after it begins. */
export const publicStatus = ({ year, month, status }: HijriMonth, hijri: HijriCalendar): string =>
  hijri.fromJdn(hijri.toJdn({ year, month, day: 1 })).basis === 'announced' ? 'announced' : status;

/** Estimates take seconds, are needed by both lint and tables, and depend only on both ends of the table. */
const estimates = new Map<string, readonly EstimatedMonth[]>();

/** All estimated months of the range that the service answers for, about 35 000. */
export function estimatedMonths(data: Pick<Data, 'hijriMonths'>): readonly EstimatedMonth[] {
  const published = publishedMonths(data);
  const { firstYear, firstMonth, firstDays } = published;
  const ends = [firstYear, firstMonth, firstDays[0], firstDays.length, firstDays.at(-1)].join(' ');
  const months = estimates.get(ends) ?? estimateMonths(published);
  estimates.set(ends, months);
  return months;
}

/**
 * The whole table; months before and after the published ones, and the length of the last of these, are estimates.
 * @param released day of the release; published months that begin after it are announced
 */
export function compileHijriMonths(data: Pick<Data, 'hijriMonths'>, released = Infinity): HijriTable {
  const { hijriMonths } = data;
  const estimated = estimatedMonths(data);
  const first = firstOf(hijriMonths);
  const last = lastOf(hijriMonths);
  const { firstDays } = publishedMonths(data);
  const isBefore = ({ year, month }: EstimatedMonth) =>
    year < first.year || (year === first.year && month < first.month);
  const before = estimated.filter(isBefore);
  const [ofLast, ...after] = estimated.slice(before.length);
  if (ofLast === undefined || ofLast.firstDay !== firstDays.at(-1))
    throw new RangeError('the estimate does not begin with the last published month');

  const published = hijriMonths.map(({ status }, index) => {
    const [firstDay, next] = [itemAt(firstDays, index), firstDays[index + 1]];
    const code = firstDay > released ? ANNOUNCED_CODE : PUBLISHED_CODES[status];
    return encode(code, next === undefined ? ofLast.length : next - firstDay);
  });
  const encodeAll = (months: readonly EstimatedMonth[]) => months.map(({ length }) => encode(ESTIMATE_CODE, length));
  const codes = [...encodeAll(before), ...published, ...encodeAll(after)];
  return {
    firstYear: firstOf(before).year,
    firstDay: firstOf(before).firstDay,
    codes: Array.from({ length: Math.ceil(codes.length / MONTHS_A_YEAR) }, (_, year) =>
      codes.slice(year * MONTHS_A_YEAR, (year + 1) * MONTHS_A_YEAR).join(''),
    ),
    lastPublished: [last.year, last.month],
  };
}
