/** Addresses of pages as people write them: `/calendar/۱۴۰۵/۰۸`, `/calendar/2026/12`, `/calendar/1405-08-30`. */
import { decodedPath } from '#core/decoded-path.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { nearest } from './near.ts';

const ENGLISH = '/en';
/** `/calendar/1405/8/30`, `/1405/8`, `/calendar/1405-08-30` */
const CALENDAR = /^(?:\/calendar)?\/(\d{4})(?:[/-](\d{1,2}))?(?:[/-](\d{1,2}))?$/;

/** Pages that have become a part of another page. */
export const MOVED_PAGES: ReadonlyMap<string, string> = new Map([['/nowruz/cities', '/nowruz#cities']]);

/**
 * The address that a path means, in Latin digits without leading zeros and in small letters; a day is a part of the page
 * of its month, and in Persian a Gregorian month is the Persian one in which it begins.
 * @param path from the root, as it was requested
 * @returns undefined if it is the path itself, or no valid path
 */
export function plainAddress(path: string): string | undefined {
  const decoded = decodedPath(path);
  if (decoded === undefined) return undefined;
  // Part by part, so that the time is linear in the length of the path.
  const parts = toLatinDigits(decoded).toLowerCase().split('/');
  while (parts.length > 2 && parts.at(-1) === '') parts.pop();
  const plain = parts.map((part) => (/^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part)).join('/');
  const isEnglish = plain === ENGLISH || plain.startsWith(`${ENGLISH}/`);
  const [prefix, rest] = isEnglish ? [ENGLISH, plain.slice(ENGLISH.length)] : ['', plain];
  const found = prefix + (calendarAddress(rest, isEnglish) ?? MOVED_PAGES.get(rest) ?? rest);
  // Two slashes would lead to another host.
  return found === path || found.startsWith('//') || /[^\x21-\x7e]|\\/.test(found) ? undefined : found;
}

function calendarAddress(path: string, isEnglish: boolean): string | undefined {
  const [year, month, day] = (CALENDAR.exec(path) ?? []).slice(1).map((part) => part && Number(part)) as number[];
  if (year === undefined) return undefined;
  if (month === undefined) return `/calendar/${year}`;
  if (month < 1 || month > 12) return undefined;
  const isGregorian = year >= gregorian.FIRST_GREGORIAN_YEAR;
  const date = { year, month, day: day ?? 1 };
  if (!(isGregorian ? gregorian.isValidDate(date) : persian.isValidDate(date))) return undefined;
  const shown = isGregorian && !isEnglish ? persian.fromJdn(gregorian.toJdn(date)) : date;
  return `/calendar/${shown.year}/${shown.month}${day === undefined ? '' : `#d${shown.day}`}`;
}

/** `/calendar/139306`, `/calendar/14050830` */
const RUN_TOGETHER = /^(\d{4})(\d{2})(\d{2})?$/;

/**
 * The nearest address above one that does not exist: `/calendar/1405` of `/calendar/1405/13`, `/nowruz` of
 * `/nowruz/2027`, `/holidays` of `/holiday/1405`.
 * @param path from the root, without the language
 * @param pages addresses of the site's pages
 * @returns undefined if it is not below one of the pages
 */
export function addressAbove(path: string, pages: readonly string[]): string | undefined {
  const [, section = '', ...rest] = toLatinDigits(path).split('/');
  const page = nearest(`/${section}`, pages);
  if (page === undefined) return undefined;
  if (page !== '/calendar') return page;
  const dates = rest.flatMap((part) => RUN_TOGETHER.exec(part)?.slice(1) ?? part.split('-')).filter(Boolean);
  const written = [dates, dates.slice(0, 2), dates.slice(0, 1)].map((parts) => [page, ...parts].join('/'));
  return written.map((each) => CALENDAR.test(each) && calendarAddress(each, false)).find(Boolean) || page;
}

const MAX_LETTERS = 100;

/** What the address of a page names. */
export interface NamedAddress {
  /** the first part of the address after the language */
  readonly section: string;
  /** its last part, as words */
  readonly text: string;
}

/** @returns undefined for a URL without a name, or with invalid percent-encoding */
export function namedBy(pathname: string): NamedAddress | undefined {
  const parts = pathname.split('/').filter((part) => part !== '' && part !== 'en');
  const [section = ''] = parts;
  const last = parts.at(-1);
  const decoded = last === undefined ? undefined : decodedPath(last);
  const text = decoded?.replace(/\.\w+$/, '').replace(/[-_+]/g, ' ') ?? '';
  // Digits alone name no occasion, city or page.
  return /\p{L}/u.test(text) ? { section, text: text.slice(0, MAX_LETTERS) } : undefined;
}
