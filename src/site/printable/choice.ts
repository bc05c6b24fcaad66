/** The options of a wall calendar; the URL has them, so that a sheet can be shared. */
import { STATIC_YEARS } from '#api/base/ranges.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { Jdn } from '#core/jdn.ts';
import { hasPage } from '#site/data/address.ts';
import { isGregorian, monthOfDay } from '#site/data/gregorian-month.ts';
import { GROUPS, type Group } from '#site/data/group-names.ts';
import type { Language } from '#site/kit/language.ts';

/** Calendars below the days of the sheet: the Gregorian one, or the Persian one where the months are Gregorian; and the Islamic one. */
export const OTHER_CALENDARS = ['solar', 'hijri'] as const;
export type OtherCalendar = (typeof OTHER_CALENDARS)[number];

/** The calendar of the months of a sheet. */
export const ownCalendar = (year: number): 'sh' | 'gregorian' => (isGregorian(year) ? 'gregorian' : 'sh');

/** The calendar that a choice means on a sheet. */
export const calendarOf = (year: number, other: OtherCalendar): 'sh' | 'gregorian' | 'hijri' => {
  if (other === 'hijri') return other;
  return isGregorian(year) ? 'sh' : 'gregorian';
};

/** Years whose months have files: Persian, in English also Gregorian. */
const PRINTABLE_YEARS = {
  fa: [STATIC_YEARS],
  en: [STATIC_YEARS, { first: STATIC_YEARS.first + 622, last: STATIC_YEARS.last + 620 }],
} as const;

export interface Choice {
  /** Persian, or from 1900 on Gregorian */
  readonly year: number;
  readonly calendars: readonly OtherCalendar[];
  /** official holidays are always shown */
  readonly occasions: readonly Group[];
}

/** From Azar or November on people look for the calendar of the next year. */
const FIRST_MONTH_OF_NEXT = { fa: 9, en: 11 } as const;

/** The year whose wall calendar people look for on a day, in the calendar of the language. */
export function wallYear(language: Language, today: Jdn): number {
  const { year, month } = monthOfDay(language, today);
  return month >= FIRST_MONTH_OF_NEXT[language] ? year + 1 : year;
}

export const usualChoice = (year: number): Choice => ({ year, calendars: OTHER_CALENDARS, occasions: [] });

/** A year that has a sheet, in any digits; undefined for all else. */
export function readYear(language: Language, text: string | null): number | undefined {
  const latin = toLatinDigits(text?.trim() ?? '');
  const year = Number(latin);
  return /^\d{1,4}$/.test(latin) && PRINTABLE_YEARS[language].some((years) => hasPage(years, year)) ? year : undefined;
}

/** The items of a list that a text names; all of them without a text. */
const named = <T extends string>(items: readonly T[], text: string | null, usual: readonly T[]): readonly T[] =>
  text === null ? usual : items.filter((item) => text.split(',').includes(item));

/** The options of a URL; missing and invalid ones have the default. */
export const readChoice = (language: Language, query: URLSearchParams, usual: Choice): Choice => ({
  year: readYear(language, query.get('year')) ?? usual.year,
  calendars: named(OTHER_CALENDARS, query.get('calendars'), usual.calendars),
  // The API's category holds two groups.
  occasions: named(GROUPS, query.get('occasions')?.replace(/\breligious\b/, 'islamic,faiths') ?? null, usual.occasions),
});

export const choiceQuery = ({ year, calendars, occasions }: Choice): string =>
  `?year=${year}&calendars=${calendars.join(',')}&occasions=${occasions.join(',')}`;
