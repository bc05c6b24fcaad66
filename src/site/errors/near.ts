/** Pages that a wrong URL probably means. */

import { EQUINOX_YEARS } from '#api/ranges.ts';
import { MONTHS } from '#core/jdn.ts';
import { CALENDAR_PAGE_YEARS, hasPage, MONTH_PAGE_YEARS } from '#site/data/address.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { createSearch, type Found, type Searched } from '#site/search-box/search.ts';

const MAX_SHOWN = 5;
const MAX_LETTERS = 100;

export interface Named {
  /** the first part of the address after the language */
  readonly section: string;
  /** its last part, as words */
  readonly text: string;
}

/** @returns undefined for a URL without a name, or with invalid percent-encoding */
export function namedBy(pathname: string): Named | undefined {
  const parts = pathname.split('/').filter((part) => part !== '' && part !== 'en');
  const [section = ''] = parts;
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  try {
    const text = decodeURIComponent(last)
      .replace(/\.\w+$/, '')
      .replace(/[-_+]/g, ' ');
    // Digits alone name no occasion, city or page.
    return /\p{L}/u.test(text) ? { section, text: text.slice(0, MAX_LETTERS) } : undefined;
  } catch {
    return undefined;
  }
}

/** The page that draws any year, if the URL names a year or month without a file: for hosts that do not send it themselves. */
export function drawnPath(language: Language, pathname: string): string | undefined {
  const [, year, month] = /^\/(?:en\/)?calendar\/(\d{3,4})(?:\/(\d{1,2}))?$/.exec(pathname) ?? [];
  if (year === undefined || !hasPage(EQUINOX_YEARS, Number(year))) return undefined;
  if (hasPage(month === undefined ? CALENDAR_PAGE_YEARS : MONTH_PAGE_YEARS, Number(year))) return undefined;
  const drawn = `${pagePath(language, '/calendar/any')}?year=${year}`;
  if (month === undefined) return drawn;
  return MONTHS.some((each) => each === Number(month)) ? `${drawn}&month=${Number(month)}` : undefined;
}

/** Occasions beneath /occasions, cities beneath /prayer-times, pages beneath /docs, elsewhere all; the best first. */
export function nearestTo({ section, text }: Named, { occasions, index, pages }: Searched): Found[] {
  const isAll = !['occasions', 'prayer-times', 'docs'].includes(section);
  const search = createSearch({
    occasions: isAll || section === 'occasions' ? occasions : [],
    index: isAll || section === 'prayer-times' ? index : { ...index, cities: [] },
    pages: isAll || section === 'docs' ? pages : [],
  });
  return search(text).slice(0, MAX_SHOWN);
}
