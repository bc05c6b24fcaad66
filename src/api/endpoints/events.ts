import { z } from 'zod';
import type { Category } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from '../almanac.ts';
import { occasionRecord } from '../date-objects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { parameterError } from '../errors.ts';
import { category, optional, persianMonth, wholeNumber } from '../parameters.ts';
import { EQUINOX_YEARS, STATIC_YEARS, yearsOf } from '../ranges.ts';
import { OccasionRecord } from '../schemas.ts';
import { currentPersianYear, lifetimeOfDays } from '../tehran.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const events = defineEndpoint({
  id: 'events',
  path: '/events',
  summary: 'Occasions of a Persian month or of one day of it',
  description: 'By day; within a day official holidays first, then by category, then by slug.',
  parameters: {
    month_sh: persianMonth,
    year: optional(
      wholeNumber('Persian year; default the current year in Tehran', EQUINOX_YEARS.first, EQUINOX_YEARS.last),
    ),
    day_sh: optional(wholeNumber('Restricts the result to one day of the month', 1, 31)),
    category: optional(category),
  },
  response: z.strictObject({ year: z.int(), data: z.array(OccasionRecord) }).meta({ id: 'Events' }),
  example: { month_sh: '1', year: '1405' },
  resolve({ month_sh, year, day_sh, category }, { almanac, now }) {
    const askedYear = year ?? currentPersianYear(now);
    const length = persian.monthLength(askedYear, month_sh);
    if (day_sh !== undefined && day_sh > length) {
      throw parameterError(
        'day_sh',
        day_sh,
        `a whole number from 1 to ${length}, the days of month ${month_sh} of ${askedYear}`,
      );
    }
    return occasionsOf(almanac, askedYear, { month: month_sh, day: day_sh, category });
  },
  lifetime({ month_sh, year, day_sh }, { now }) {
    const askedYear = year ?? currentPersianYear(now);
    const day = day_sh ?? persian.monthLength(askedYear, month_sh);
    return lifetimeOfDays(persian.toJdn({ year: askedYear, month: month_sh, day }), year === undefined, now);
  },
  *twins() {
    for (const year of yearsOf(STATIC_YEARS)) {
      for (const month_sh of MONTHS) {
        const parameters = { month_sh, year, day_sh: undefined, category: undefined };
        yield { path: `/events/${year}/${month_sh}.json`, parameters };
      }
    }
  },
});

interface Selection {
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly category?: Category | undefined;
}

/** Occasions of a year, or of one month or day of it. */
export function occasionsOf(almanac: Almanac, year: number, { month, day, category }: Selection = {}) {
  const first = persian.toJdn({ year, month: month ?? 1, day: day ?? 1 });
  const last = persian.toJdn({ year, month: month ?? 12, day: day ?? persian.monthLength(year, month ?? 12) });
  const data = almanac.occasions
    .onDays(first, last)
    .filter(({ occasion }) => (category ?? occasion.category) === occasion.category)
    .map(occasionRecord);
  return { year, data };
}
