import { announcedMoment, compileEquinoxes } from '../equinoxes.ts';
import type { LintRule } from './rule.ts';

/** The Centre's moments are −0.5 to +2.1 s from ours, and printed to the second. */
const TOLERANCE_SECONDS = 2.6;

export const announcedNowruz: LintRule = {
  name: 'announced-nowruz',
  description: 'Announced moments of Nowruz are in order of years and within 2.6 s of the computed equinox',
  check(data, report) {
    const equinoxes = compileEquinoxes(data);
    let lastYear = 0;
    for (const entry of data.announcedNowruz) {
      const { year } = entry.value;
      if (year <= lastYear) report(entry, `a year after ${lastYear}`, String(year));
      lastYear = year;
      const ours = equinoxes.moments[year - equinoxes.firstYear];
      const difference = ours === undefined ? Number.NaN : (announcedMoment(entry.value) - ours) / 1000;
      if (!(Math.abs(difference) <= TOLERANCE_SECONDS)) {
        report(entry, `within ${TOLERANCE_SECONDS} s of the equinox`, `${difference} s`);
      }
    }
  },
};
