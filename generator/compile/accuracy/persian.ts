/** Compares the Persian calendar with other computations of it, month by month. */

import { type CalendarDate, type Jdn, MONTHS, MS_PER_DAY, SECONDS_PER_DAY, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { itemAt } from '#core/required.ts';
import { equationOfTimeAt, sunCourse } from '#core/sun.ts';
import type { PersianCalendarAccuracy } from '#tables/accuracy-types.ts';
import type { EquinoxTable } from '#tables/types.ts';
import { STANDARD_MS } from '../solar-days.ts';
import { intlCalendar } from './intl-calendar.ts';

const NARROW_SECONDS = 120;

interface Years {
  readonly firstYear: number;
  readonly lastYear: number;
}

const WHOLE_RANGE: Years = { firstYear: persian.FIRST_YEAR, lastYear: persian.LAST_YEAR };

/** It does not depend on the data; a second compilation uses it again. */
let byIntl: PersianCalendarAccuracy | undefined;

/** Every computation over the years that it and the service know. */
export function persianAccuracy(equinoxes: EquinoxTable): PersianCalendarAccuracy[] {
  byIntl ??= byDates('intl', intlCalendar('persian'));
  return [byIntl, byEquinox('mean-noon', equinoxes, () => 0), byEquinox('true-noon', equinoxes, apparentLessMeanMs)];
}

function accuracyOf(
  reckoning: string,
  { firstYear, lastYear }: Years,
  agrees: (year: number) => boolean,
): PersianCalendarAccuracy {
  const compared = lastYear - firstYear + 1;
  const differing = Array.from({ length: compared }, (_, index) => firstYear + index).filter((year) => !agrees(year));
  return { reckoning, firstYear, lastYear, compared, agreeing: compared - differing.length, differing };
}

/** Year by year: do all twelve months and the next year begin on our days? */
const byDates = (reckoning: string, dateOf: (jdn: Jdn) => CalendarDate): PersianCalendarAccuracy =>
  accuracyOf(reckoning, WHOLE_RANGE, (year) =>
    MONTHS.every((month) => isFirstOfMonth(dateOf(persian.toJdn({ year, month, day: 1 })), year, month)),
  );

const isFirstOfMonth = (date: CalendarDate, year: number, month: number): boolean =>
  date.year === year && date.month === month && date.day === 1;

/** The year begins on the day whose noon follows the equinox. */
function byEquinox(
  reckoning: string,
  { firstYear, moments }: EquinoxTable,
  addedMs: (moment: number) => number,
): PersianCalendarAccuracy {
  const years = { firstYear, lastYear: firstYear + moments.length - 1 };
  /** Days from the noon of the day before 1 Farvardin to the equinox: 0 … 1 if the rule gives our day. */
  const daysFromNoon = (year: number): number => {
    const moment = itemAt(moments, year - firstYear);
    const dayBefore = toEpochMs(persian.firstDayOfYear(year)) - MS_PER_DAY;
    return (moment + STANDARD_MS + addedMs(moment) - dayBefore) / MS_PER_DAY - 0.5;
  };
  const secondsFromNoon = (year: number): number => {
    const days = daysFromNoon(year);
    return Math.round((days - Math.round(days)) * SECONDS_PER_DAY);
  };
  return {
    ...accuracyOf(reckoning, years, (year) => daysFromNoon(year) >= 0 && daysFromNoon(year) < 1),
    narrow: moments
      .map((_, index) => [firstYear + index, secondsFromNoon(firstYear + index)] as const)
      .filter(([, seconds]) => Math.abs(seconds) < NARROW_SECONDS),
  };
}

/** Equation of time: sundial time minus mean time of the same meridian. */
const apparentLessMeanMs = (moment: number): number =>
  (equationOfTimeAt(sunCourse(moment), moment) / (2 * Math.PI)) * MS_PER_DAY;
