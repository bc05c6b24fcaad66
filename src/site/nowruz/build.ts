/** The moments of new years at build time. */

import { currentPersianYear } from '#api/tehran.ts';
import { firstOf } from '#core/required.ts';
import { nowruzOf } from '#site/data/answers.build.ts';
import { buildNow } from '#site/data/now.build.ts';
import { zoneOf } from '#site/data/zones.ts';
import type { City } from '#tables/types.ts';
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

/** Cities of a country whose clocks agree at all of {@link comingMoments}, by the zone of the first. */
export function groupByClock(cities: readonly City[]): (readonly [zone: string, group: readonly City[]])[] {
  const offsets = ({ zone }: City) => comingMoments.map(([, moment]) => zoneOf(zone).offsetMinutesAt(moment)).join();
  return [...Map.groupBy(cities, offsets).values()].map((group) => [firstOf(group).zone, group]);
}
