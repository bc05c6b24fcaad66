import { MONTHS } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { category, optional, persianMonth, persianYear, wholeNumber, yearOrCurrent } from '../base/parameters.ts';
import { STATIC_YEARS, yearsOf } from '../base/ranges.ts';
import { currentPersianYear, lifetimeOfDays } from '../base/tehran.ts';
import { occasionsOf } from '../facts/occasion-days.ts';
import { persianDay } from '../query/date-parameters.ts';

export const events = defineEndpoint({
  id: 'events',
  isOfInterface: true,
  path: '/events',
  parameters: {
    month_sh: persianMonth,
    year: yearOrCurrent(EQUINOX_YEARS),
    day_sh: optional(
      wholeNumber({ fa: 'تنها همین روز ماه', en: 'Restricts the result to one day of the month' }, 1, 31),
    ),
    category: optional(category),
  },
  example: { month_sh: '1', year: '1405' },
  find: ({ year }, { now }) => year ?? currentPersianYear(now),
  resolve({ month_sh: month, day_sh: day, category }, { almanac }, year) {
    // Refuses a day that the month does not have.
    if (day !== undefined) persianDay('day_sh', { year, month, day });
    return occasionsOf(almanac, year, { month, day, category });
  },
  lifetime({ month_sh: month, day_sh, ...query }, { now }, year) {
    const day = day_sh ?? persian.monthLength(year, month);
    return lifetimeOfDays(persian.toJdn({ year, month, day }), query.year === undefined, now);
  },
  snapshots: [
    {
      path: '/events/{year}/{month_sh}.json',
      parameters: { year: persianYear({ fa: 'سال شمسی', en: 'Persian year' }, STATIC_YEARS), month_sh: persianMonth },
      instances: () => [...yearsOf(STATIC_YEARS)].flatMap((year) => MONTHS.map((month_sh) => ({ year, month_sh }))),
    },
  ],
});
