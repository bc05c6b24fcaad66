/**
 * Probability of each hijri month's first day, starting with the first month that is announced but has not begun.
 *
 * A month that may begin a day early or late changes the evening that decides the next month. So the computation
 * carries three possible first days from month to month. From each of them it takes the evening of the 29th day, the
 * margin of that evening and the probability of that margin. A month that begins a day late mostly has 29 days, which
 * corrects the next one.
 */

import type { HijriProbabilityTable } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import { confidenceOf, probabilityOf29Days } from '#core/hijri-visibility.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { pick } from '#core/pick.ts';
import { firstOf, itemAt, lastOf } from '#core/required.ts';
import type { Data } from './data.ts';
import { marginOfMonth } from './hijri-estimate.ts';
import { estimatedMonths } from './hijri-months.ts';

/** In later years the Earth's rotation is too uncertain for a meaningful probability. */
const LAST_YEAR = 1600;
/** Ramadan and Shawwal: of announced months only these were ever moved, after sightings on the evening before. */
const MOVED_AFTER_SIGHTINGS = [9, 10];
const STAYED_NEAR_THE_LIMIT = 6 / 9;
/** Rule of succession for 0 of 4. */
const STAYED_AGAINST_THE_EVENING = 1 / 6;
const THOUSAND = 1000;
/** An estimate is never called certain. */
const MAX_UNCERTAIN = THOUSAND - 1;

/** Probabilities that a month begins one day before the published or estimated day, on that day, or one day after it. */
type Start = readonly [before: number, on: number, after: number];

const CERTAIN: Start = [0, 1, 0];
const OFFSETS = [-1, 0, 1] as const;

interface Month {
  readonly year: number;
  readonly month: number;
  readonly firstDay: Jdn;
  readonly length: number;
  readonly isAnnounced: boolean;
  /** the next month is announced too */
  readonly hasAnnouncedLength: boolean;
}

/** @param released day of the release; a published month that begins until then is certain */
export function compileHijriProbabilities(data: Pick<Data, 'hijriMonths'>, released: Jdn): HijriProbabilityTable {
  const months = openMonths(data, released);
  const thousandths: number[] = [];
  let start = CERTAIN;
  for (const month of months) {
    if (month.isAnnounced && !MOVED_AFTER_SIGHTINGS.includes(month.month)) start = CERTAIN;
    thousandths.push(encode(start));
    start = startOfNext(month, start);
  }
  const { year: firstYear, month: firstMonth } = firstOf(months);
  return { firstYear, firstMonth, thousandths };
}

/** Announced months that have not begun, and the estimated ones after them. */
function openMonths(data: Pick<Data, 'hijriMonths'>, released: Jdn): Month[] {
  const firstDays = data.hijriMonths.map(({ first_day }) => gregorian.fromIsoDate(first_day));
  const published = data.hijriMonths.flatMap((row, index): Month[] => {
    const next = firstDays[index + 1];
    if (itemAt(firstDays, index) <= released || next === undefined) return [];
    return [
      {
        ...pick(row, ['year', 'month']),
        firstDay: itemAt(firstDays, index),
        length: next - itemAt(firstDays, index),
        isAnnounced: true,
        hasAnnouncedLength: true,
      },
    ];
  });
  const last = lastOf(data.hijriMonths);
  const estimated = estimatedMonths(data)
    .filter(({ year, firstDay }) => firstDay >= lastOf(firstDays) && year <= LAST_YEAR)
    .map((month) => ({
      ...month,
      hasAnnouncedLength: false,
      isAnnounced: lastOf(firstDays) > released && month.year === last.year && month.month === last.month,
    }));
  return [...published, ...estimated];
}

/** The next month's days after those of a month: from each possible day, by the evening of its 29th. */
function startOfNext(month: Month, start: Start): Start {
  const next = [0, 0, 0];
  OFFSETS.forEach((offset, index) => {
    const probability = itemAt(start, index);
    if (probability === 0) return;
    const shortMonth = probabilityOf29(month, offset);
    for (const [length, share] of [
      [29, shortMonth],
      [30, 1 - shortMonth],
    ] as const) {
      // A shift of two days does not occur: the crescent of such an evening is certainly old or certainly invisible.
      const nextOffset = Math.max(-1, Math.min(1, offset + length - month.length));
      next[nextOffset + 1]! += probability * share;
    }
  });
  return next as unknown as Start;
}

function probabilityOf29(month: Month, offset: number): number {
  const margin = marginOfMonth(addDays(month.firstDay, offset), month.year);
  if (!month.hasAnnouncedLength || offset !== 0) return probabilityOf29Days(margin);
  const asAnnounced = announcedStays(margin, month.length === 29);
  return month.length === 29 ? asAnnounced : 1 - asAnnounced;
}

/**
 * Probability that an announced length stays. The authority knows the evening, too. Of 51 such months printed 1423–1448
 * AH, 38 of 38 with a clearly agreeing evening stayed, 6 of 9 near the limit, and 0 of 4 printed against a clear
 * evening.
 */
function announcedStays(margin: number, is29: boolean): number {
  if (confidenceOf(margin) !== 'high') return STAYED_NEAR_THE_LIMIT;
  return margin > 0 === is29 ? probabilityOf29Days(Math.abs(margin)) : STAYED_AGAINST_THE_EVENING;
}

function encode([before, on, after]: Start): number {
  if (on === 1) return THOUSAND;
  const coded = Math.min(MAX_UNCERTAIN, Math.round(on * THOUSAND));
  return before > after ? -coded : coded;
}
