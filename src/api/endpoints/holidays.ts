import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { type AnswerOf, type Ask, defineEndpoint } from '../base/endpoint.ts';
import { yearOrCurrent } from '../base/parameters.ts';
import { API_ROOT } from '../base/paths.ts';
import { GREGORIAN_YEARS, yearsOf } from '../base/ranges.ts';
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

/** Holidays of a Persian year, or of a Gregorian one, as its file has them. */
export function holidaysOfAnyYear(query: { readonly year?: string | undefined }, ask: Ask): AnswerOf<typeof holidays> {
  const year = Number(toLatinDigits(query.year ?? ''));
  const isFiled = Number.isInteger(year) && year >= GREGORIAN_YEARS.first && year <= GREGORIAN_YEARS.last;
  if (!isFiled) return ask(holidays, { ...query });
  const [first, last] = gregorian.daysOfYear(year).map(persian.yearOf) as [number, number];
  const data = [first, last].flatMap((touched) => ask(holidays, { year: String(touched) }).data);
  return { year, data: data.filter(({ date_gregorian }) => date_gregorian.startsWith(`${year}-`)) };
}
