/** The page that draws years and months without a file, or says that a year has no calendar. */

import { MONTHS } from '#core/jdn.ts';
import { CALENDAR_PAGE_YEARS, GREGORIAN_PAGE_YEARS, hasPage, MONTH_PAGE_YEARS } from '#site/data/address.ts';
import { type Language, pagePath } from '#site/kit/language.ts';

/** Address of that page, if a path names a year or month without a file. */
export function drawnPath(language: Language, pathname: string): string | undefined {
  const [, year, month] = /^\/(?:en\/)?calendar\/(\d{3,4})(?:\/(\d{1,2}))?$/.exec(pathname) ?? [];
  if (year === undefined) return undefined;
  const built = [month === undefined ? CALENDAR_PAGE_YEARS : MONTH_PAGE_YEARS, GREGORIAN_PAGE_YEARS];
  if (built.some((years) => hasPage(years, Number(year)))) return undefined;
  const drawn = `${pagePath(language, '/calendar/any')}?year=${year}`;
  if (month === undefined) return drawn;
  return MONTHS.some((each) => each === Number(month)) ? `${drawn}&month=${Number(month)}` : undefined;
}
