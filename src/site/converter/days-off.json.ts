/** The official holidays for counting working days in the browser. */

import { daysOffOf } from '#api/base/almanac.ts';
import { STATIC_YEARS } from '#api/base/ranges.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { almanac } from '#site/data/answers.build.ts';
import { packDaysOff } from '#site/data/days-off.ts';

const { first } = HOLIDAY_YEARS;
const { last } = STATIC_YEARS;

export function GET(): Response {
  // Breaks of the last year may end in the next year.
  const days = daysOffOf(almanac.holidays, { first, last: last + 1 });
  return Response.json(
    packDaysOff(persian.firstDayOfYear(first), persian.toJdn({ year: last + 1, month: 1, day: 31 }), days),
  );
}
