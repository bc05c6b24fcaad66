import type { LintRule } from './rule.ts';

export const equinoxInputs: LintRule = {
  name: 'equinox-inputs',
  description: 'Sun vectors and time scales have one row for every Gregorian year of the same span',
  check({ sunVectors, timeScale }, report) {
    for (const rows of [sunVectors, timeScale]) {
      const first = sunVectors[0]!.value.greg_year;
      rows.forEach((entry, index) => {
        if (entry.value.greg_year !== first + index)
          report(entry, `year ${first + index}`, String(entry.value.greg_year));
      });
    }
    if (sunVectors.length !== timeScale.length) {
      report(timeScale.at(-1)!, `${sunVectors.length} rows`, `${timeScale.length} rows`);
    }
    for (const entry of sunVectors) {
      const { gx, gy, gz } = entry.value;
      const distance = Math.hypot(gx, gy, gz) * 1e-10;
      if (!(distance > 0.98 && distance < 1.02)) report(entry, 'a distance near 1 au', `${distance} au`);
    }
  },
};
