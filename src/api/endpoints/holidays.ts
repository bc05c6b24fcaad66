import { HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { yearOrCurrent } from '../base/parameters.ts';
import { API_ROOT } from '../base/paths.ts';
import { yearsOf } from '../base/ranges.ts';
import { currentPersianYear, lifetimeOfDays } from '../base/tehran.ts';
import { holidayDays } from '../facts/occasion-days.ts';

export const holidays = defineEndpoint({
  id: 'holidays',
  isOfInterface: true,
  path: '/holidays',
  parameters: {
    year: yearOrCurrent(HOLIDAY_YEARS, (year) => ({
      at: `its days are at ${API_ROOT}/holidays/gregorian/${year}.json`,
    })),
  },
  example: { year: '1405' },
  find: ({ year }, { now }) => year ?? currentPersianYear(now),
  resolve(_, { almanac }, year) {
    return { year, data: holidayDays(almanac.occasions.inYear(year)) };
  },
  lifetime: (query, { now }, year) => lifetimeOfDays(persian.lastDayOfYear(year), query.year === undefined, now),
  snapshots: [
    {
      path: '/holidays/{year}.json',
      instances: () => [...yearsOf(HOLIDAY_YEARS)].map((year) => ({ year })),
    },
  ],
});
