/** The moments of new years at build time. */

import { currentPersianYear } from '#api/base/tehran.ts';
import { nowruzOf } from '#site/data/answers.build.ts';
import { buildNow } from '#site/data/now.build.ts';
import { comingNowruz, momentOf, type YearMoment } from './moments.ts';
import type { YearRow } from './view.ts';

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

export const coming = comingNowruz(comingMoments, buildNow);
