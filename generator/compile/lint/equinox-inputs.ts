import { firstOf, itemAt, lastOf } from '#core/required.ts';
import type { Check, Report } from './rule.ts';

/** Sun vectors and time scales have one row for every Gregorian year of the same span. */
export const equinoxInputs: Check = ({ sunVectors, timeScale }, report) => {
  for (const rows of [sunVectors, timeScale]) checkYears(rows, report);
  const [vectors, scales] = [sunVectors[0], timeScale[0]];
  if (vectors && scales && vectors.greg_year !== scales.greg_year) {
    report(scales, `year ${vectors.greg_year}, the first of the Sun vectors`, String(scales.greg_year));
  }
  if (sunVectors.length !== timeScale.length) {
    const last = timeScale.at(-1) ?? lastOf(sunVectors);
    report(last, `${sunVectors.length} rows`, `${timeScale.length} rows`);
  }
  for (const entry of sunVectors) {
    const { gx, gy, gz } = entry;
    const distance = Math.hypot(gx, gy, gz) * 1e-10;
    if (!(distance > 0.98 && distance < 1.02)) report(entry, 'a distance near 1 au', `${distance} au`);
  }
};

/** Reports the row at which the years are not consecutive; if that is the second row, the first one. */
function checkYears(rows: readonly { readonly greg_year: number }[], report: Report): void {
  rows.slice(1).forEach((entry, index) => {
    const [previous, year] = [itemAt(rows, index).greg_year, entry.greg_year];
    if (year === previous + 1) return;
    if (index === 0) report(firstOf(rows), `year ${year - 1}`, String(previous));
    else report(entry, `year ${previous + 1}`, String(year));
  });
}
