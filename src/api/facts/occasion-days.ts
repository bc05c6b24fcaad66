/** Occasions by day, as the API answers them. */

import { dayProbability } from '#core/day-probability.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Category, OccasionYears, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import { type Almanac, LAST_DAY } from '../base/almanac.ts';
import { occasionObject, occasionRecord, persianDayFields, weekdayNames } from './four-calendars.ts';

export interface WantedOccasions {
  readonly years: OccasionYears;
  /** all if left out */
  fits?(occurrence: Occurrence): boolean;
}

/** The wanted occurrences of the nearest days on which there are some, a list for each day. */
export const nextDays = (first: Jdn, limit: number, { years, fits = () => true }: WantedOccasions): Occurrence[][] =>
  groupByDay(years.eachOn(first, LAST_DAY), fits, limit);

/** The wanted occurrences by day, in their order. @param limit number of days */
function groupByDay(
  occurrences: Iterable<Occurrence>,
  fits: (occurrence: Occurrence) => boolean,
  limit = Number.POSITIVE_INFINITY,
): Occurrence[][] {
  const days: Occurrence[][] = [];
  for (const occurrence of occurrences) {
    if (!fits(occurrence)) continue;
    const day = days.at(-1);
    if (day?.[0]?.jdn === occurrence.jdn) day.push(occurrence);
    else if (days.length === limit) break;
    else days.push([occurrence]);
  }
  return days;
}

/** May the day still move, by an estimate or by a sighting of the Moon? */
export const mayMove = (occurrence: Occurrence, almanac: Almanac): boolean =>
  occurrence.estimate || dayProbability(occurrence, almanac) !== undefined;

/** The days of a list on which official holidays fall, in its order. */
export const holidayDays = (occurrences: readonly Occurrence[]) =>
  groupByDay(occurrences, ({ isHoliday }) => isHoliday).map(holidayDay);

function holidayDay(occurrences: readonly Occurrence[]) {
  const { jdn } = firstOf(occurrences);
  return {
    ...persianDayFields(jdn),
    ...weekdayNames(jdn),
    estimate: occurrences.some(({ estimate }) => estimate),
    events: occurrences.map(({ occasion }) => ({ ...occasionObject(occasion, true), is_holiday: true as const })),
  };
}

interface Selection {
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly category?: Category | undefined;
}

/** Occasions of a year, or of one month or day of it. */
export function occasionsOf(almanac: Almanac, year: number, selection: Selection = {}) {
  return { year, data: occurrencesOf(almanac, year, selection).map(occasionRecord) };
}

function occurrencesOf(almanac: Almanac, year: number, selection: Selection): Occurrence[] {
  const { category } = selection;
  const all = almanac.occasions.onDays(...endsOf(year, selection));
  return category === undefined ? all : all.filter(({ occasion }) => occasion.category === category);
}

const endsOf = (year: number, { month, day }: Selection): [first: Jdn, last: Jdn] => [
  persian.toJdn({ year, month: month ?? 1, day: day ?? 1 }),
  persian.toJdn({ year, month: month ?? 12, day: day ?? persian.monthLength(year, month ?? 12) }),
];
