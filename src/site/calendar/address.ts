/** Addresses of years, months and days. Years that have no page of their own are drawn in the browser, on one page for all. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type Language, pagePath } from '#site/frame/language.ts';
import { CALENDAR_PAGE_YEARS, hasPage } from '#site/frame/page-years.ts';

export const yearPath = (language: Language, year: number): string =>
  pagePath(language, hasPage(CALENDAR_PAGE_YEARS, year) ? `/calendar/${year}` : `/calendar/any?year=${year}`);

export const monthPath = (language: Language, year: number, month: number): string =>
  pagePath(
    language,
    hasPage(CALENDAR_PAGE_YEARS, year) ? `/calendar/${year}/${month}` : `/calendar/any?year=${year}&month=${month}`,
  );

/** The day stands on the page of its month, and opens there. */
export const dayPath = (language: Language, jdn: Jdn): string => {
  const { year, month, day } = persian.fromJdn(jdn);
  return `${monthPath(language, year, month)}#d${day}`;
};

const MONTH_PATH = /^\/(?:en\/)?calendar\/(\d{1,4})\/(\d{1,2})$/;
const ANY_PATH = /^\/(?:en\/)?calendar\/any$/;
const DAY_HASH = /^#d(\d{1,2})$/;

/** The day that an address names, or undefined. */
export function dayOfAddress({ pathname, search, hash }: Location | URL): Jdn | undefined {
  const [, day] = DAY_HASH.exec(hash) ?? [];
  const [, inYear, inMonth] = MONTH_PATH.exec(pathname) ?? [];
  const query = new URLSearchParams(ANY_PATH.test(pathname) ? search : '');
  const date = {
    year: Number(inYear ?? query.get('year')),
    month: Number(inMonth ?? query.get('month')),
    day: Number(day),
  };
  return day !== undefined && persian.isValidDate(date) ? persian.toJdn(date) : undefined;
}
