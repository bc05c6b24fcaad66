/** The moments of new years at build time. */

import { currentPersianYear } from '#api/base/tehran.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { almanac, nowruzOf } from '#site/data/answers.build.ts';
import { buildNow } from '#site/data/now.build.ts';
import { comingNowruz, momentOf, type YearMoment } from './moments.ts';
import type { DaysOffSpan, YearRow } from './view.ts';

export function nowruzRow(year: number): YearRow {
  const { utc, announced } = nowruzOf(year);
  return { year, moment: momentOf(utc), announced };
}

const thisYear = currentPersianYear(buildNow);

/** Years for the countdown, so that an old page continues with the following years. */
export const comingMoments: readonly YearMoment[] = [0, 1, 2, 3, 4].map((step) => {
  const { year, moment } = nowruzRow(thisYear + step);
  return [year, moment];
});

/** The days off around the first day of each coming year, for those who work from Saturday to Thursday. */
export const comingDaysOff: Readonly<Record<number, DaysOffSpan>> = Object.fromEntries(
  comingMoments.map(([year]) => {
    const isOff = (jdn: Jdn) => !almanac.workdays.isWorkday(jdn, { weekend: 'fri', closures: true });
    let first = persian.firstDayOfYear(year);
    let last = first;
    while (isOff(addDays(first, -1))) first = addDays(first, -1);
    while (isOff(addDays(last, 1))) last = addDays(last, 1);
    return [year, [first, last]];
  }),
);

export const coming = comingNowruz(comingMoments, buildNow);
