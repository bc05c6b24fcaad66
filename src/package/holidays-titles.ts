/** Iran's official holidays of the Persian years 1347 … 1500 with their titles. */

import HOLIDAY_TITLES from 'salnama-data:holiday-titles';
import HOLIDAY_DATA from 'salnama-data:holidays';
import type { Jdn } from '#core/jdn.ts';
import { onFirstUse } from '#core/lazy.ts';
import * as persian from '#core/persian.ts';
import { itemAt } from '#core/required.ts';
import { persianYear } from './check.ts';
import { readHolidays } from './holiday-days.ts';
import type { Title, TitledHoliday } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { Title, TitledHoliday } from './types.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: HOLIDAY_DATA.firstYear, last: HOLIDAY_DATA.lastYear } as const;

interface Titled {
  readonly titles: Title[];
  estimate: boolean;
}

const holidays = onFirstUse((): ReadonlyMap<Jdn, Titled> => {
  const days = new Map<Jdn, Titled>();
  const titles = HOLIDAY_TITLES.map(([slug, fa, en]): Title => ({ slug, fa, en }));
  readHolidays().forEach((row, index) => {
    for (const { jdn, estimate } of row) {
      const known = days.get(jdn) ?? { titles: [], estimate: false };
      known.titles.push(itemAt(titles, index));
      known.estimate ||= estimate;
      days.set(jdn, known);
    }
  });
  return days;
});

/** The official holidays in order, each with its titles. @param year 1347 … 1500 */
export function holidaysOf(year: number): TitledHoliday[] {
  persianYear(year, HOLIDAY_DATA.firstYear, HOLIDAY_DATA.lastYear);
  const found: TitledHoliday[] = [];
  const end = persian.firstDayOfYear(year + 1);
  for (let jdn = persian.firstDayOfYear(year); jdn < end; jdn++) {
    const known = holidays().get(jdn);
    if (!known) continue;
    const { month, day } = persian.fromJdn(jdn);
    found.push({ month, day, estimate: known.estimate, titles: known.titles.map((title) => ({ ...title })) });
  }
  return found;
}
