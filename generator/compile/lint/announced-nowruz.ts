import { announcedMoment, compileEquinoxes } from '../equinoxes.ts';
import type { ListedNowruz } from '../forms/sky.ts';
import type { Check } from './rule.ts';

/** The Centre's announced moments are −0.5 to +2.1 s from ours, and printed to the second. */
export const ANNOUNCED_TOLERANCE_SECONDS = 2.6;
/** The Centre's list of past years relies on less exact almanacs: 40 s off in 1360. */
const LISTED_TOLERANCE_SECONDS = 60;

/** Announced moments of Nowruz are in order of years and within 2.6 s of the computed equinox, those of the Centre's list within a minute. */
export const announcedNowruz: Check = (data, report) => {
  const equinoxes = compileEquinoxes(data);
  const checkAll = (entries: readonly ListedNowruz[], tolerance: number): void => {
    let lastYear = 0;
    for (const entry of entries) {
      const { year } = entry;
      if (year <= lastYear) report(entry, `a year after ${lastYear}`, String(year));
      lastYear = year;
      const ours = equinoxes.moments[year - equinoxes.firstYear];
      const difference = ours === undefined ? Number.NaN : (announcedMoment(entry) - ours) / 1000;
      if (!(Math.abs(difference) <= tolerance)) {
        report(entry, `within ${tolerance} s of the equinox`, `${difference} s`);
      }
    }
  };
  checkAll(data.announcedNowruz, ANNOUNCED_TOLERANCE_SECONDS);
  checkAll(data.listedNowruz, LISTED_TOLERANCE_SECONDS);
};
