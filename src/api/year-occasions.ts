/** The answer of `/events`, and of the file of a whole year. */
import type { Jdn } from '#core/jdn.ts';
import type { Category, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from './almanac.ts';
import { occasionRecord } from './date-objects.ts';

export interface Selection {
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
