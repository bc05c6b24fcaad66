/** Years, months, days and occasions: which of them have pages, and their addresses. The browser draws the others at their addresses, on one common page. */

import { todayInTehran } from '#api/base/tehran.ts';
import type { FeedSet } from '#api/feeds/feed.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { EQUINOX_YEARS, GREGORIAN_CALENDAR_YEARS, HOLIDAY_YEARS, type Years } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { withWholeDates } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { isGregorian } from './gregorian-month.ts';
import type { DayOccasion } from './resources.ts';

/** Persian year of the build, which `astro.config.mjs` writes into pages and scripts. */
declare const BUILD_YEAR: number | undefined;

/** Other programs count from their clock. */
function yearNow(): number {
  const setting = process.env.SALNAMA_NOW;
  return persian.yearOf(todayInTehran(setting ? Date.parse(setting) : Date.now()));
}

const year = typeof BUILD_YEAR === 'undefined' ? yearNow() : BUILD_YEAR;
/** The Gregorian year in which it begins. */
const gregorianYear = year + 621;

/** Persian years that have pages. The API and its files reach further. */
export const CALENDAR_PAGE_YEARS: Years = { first: HOLIDAY_YEARS.first, last: year + 15 };
/** Persian years whose months have pages: a month takes 50 kB in each language. The browser draws the others. */
export const MONTH_PAGE_YEARS: Years = { first: year - 10, last: year + 3 };
/** Gregorian years that have pages in English, with their months. The browser draws the others. */
export const GREGORIAN_PAGE_YEARS: Years = { first: gregorianYear - 9, last: gregorianYear + 3 };
export const HOLIDAY_PAGE_YEARS: Years = { ...CALENDAR_PAGE_YEARS };
/** Gregorian years whose days all lie in those years. */
export const GREGORIAN_HOLIDAY_PAGE_YEARS: Years = { first: HOLIDAY_YEARS.first + 622, last: gregorianYear + 15 };

export const hasPage = ({ first, last }: Years, year: number): boolean => year >= first && year <= last;

export const WORKDAYS_PAGE_YEARS: Years = { first: year - 10, last: year + 5 };

const isGregorianYear = (language: Language, year: number): boolean =>
  language === 'en' && hasPage(GREGORIAN_CALENDAR_YEARS, year);

/** @param year Persian, or in English from 1900 on Gregorian */
export const hasCalendar = (language: Language, year: number): boolean =>
  hasPage(EQUINOX_YEARS, year) || isGregorianYear(language, year);

/** @param year Persian, or from 1900 on Gregorian */
export function yearPath(language: Language, year: number): string {
  if (isGregorianYear(language, year) || !isGregorian(year)) return pagePath(language, `/calendar/${year}`);
  return yearPath(language, persian.yearOf(gregorian.toJdn({ year, month: 7, day: 1 })));
}

/** @param year Persian, or from 1900 on Gregorian */
export function monthPath(language: Language, year: number, month: number): string {
  if (isGregorianYear(language, year) || !isGregorian(year)) return pagePath(language, `/calendar/${year}/${month}`);
  const inPersian = persian.fromJdn(gregorian.toJdn({ year, month, day: 1 }));
  return monthPath(language, inPersian.year, inPersian.month);
}

/** Days outside the calendar's years have no detail. */
export const hasDetail = (jdn: Jdn): boolean => hasPage(EQUINOX_YEARS, persian.yearOf(jdn));

/** The day opens on the page of its month: in English the Gregorian one, from 1900 on. */
export const dayPath = (language: Language, jdn: Jdn): string => {
  const inGregorian = gregorian.fromJdn(jdn);
  const { year, month, day } = isGregorianYear(language, inGregorian.year) ? inGregorian : persian.fromJdn(jdn);
  return `${monthPath(language, year, month)}#d${day}`;
};

const MONTH_PATH = /^\/(?:en\/)?calendar\/(\d{1,4})\/(\d{1,2})$/;
const ANY_PATH = /^\/(?:en\/)?calendar\/any$/;
const DAY_HASH = /^#d(\d{1,2})(?:-([\w-]+))?$/;

/** The day that an address names and opens, or undefined. */
export function dayOfAddress({ pathname, search, hash }: Location | URL): Jdn | undefined {
  const [, day] = DAY_HASH.exec(hash) ?? [];
  const [, inYear, inMonth] = MONTH_PATH.exec(pathname) ?? [];
  const query = new URLSearchParams(ANY_PATH.test(pathname) ? search : '');
  const date = {
    year: Number(inYear ?? query.get('year')),
    month: Number(inMonth ?? query.get('month')),
    day: Number(day),
  };
  const calendar = isGregorian(date.year) ? gregorian : persian;
  if (day === undefined || !calendar.isValidDate(date)) return undefined;
  const jdn = calendar.toJdn(date);
  return hasDetail(jdn) ? jdn : undefined;
}

/** The occasion of the day that an address names; without it undefined. */
export const occasionOfAddress = ({ hash }: Location | URL): string | undefined => DAY_HASH.exec(hash)?.[2];

/** A day's address that names one of its occasions, which its detail then shows whatever the reader's groups are. */
export const dayOfOccasionPath = (language: Language, slug: string, jdn: Jdn): string =>
  `${dayPath(language, jdn)}-${slug}`;

/**
 * A link that opens a day; plain text for days outside the calendar's years.
 * @param text contains the day and its month, to distinguish the link from others
 */
export const dayLink = (language: Language, jdn: Jdn, text: string): Html =>
  hasDetail(jdn)
    ? html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}">${withWholeDates(text)}</a>`
    : withWholeDates(text);

/** Address of an occasion: its page, or without one the detail of a day of it. */
export const occasionPath = (
  language: Language,
  { slug, has_page }: Pick<DayOccasion, 'slug' | 'has_page'>,
  jdn: Jdn,
): string => (has_page ? pagePath(language, `/occasions/${slug}`) : dayOfOccasionPath(language, slug, jdn));

/** The page of the feeds. The link preselects a set of feeds: a religious day leads to the religious occasions. */
export const subscribePath = (language: Language, set: FeedSet): string =>
  `${pagePath(language, '/subscribe')}?set=${set}&language=${language}`;
