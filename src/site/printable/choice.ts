/** The options of a wall calendar; the URL has them, so that a sheet can be shared. */
import { toLatinDigits } from '#core/digits.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { GROUPS, type Group } from '#site/data/groups.ts';

/** Calendars that can be shown in addition to the Persian one. */
export const OTHER_CALENDARS = ['gregorian', 'hijri'] as const;
export type OtherCalendar = (typeof OTHER_CALENDARS)[number];

/** Years that have files of their months. */
export const PRINTABLE_YEARS = { first: 1347, last: 1500 } as const;

export interface Choice {
  readonly year: number;
  readonly calendars: readonly OtherCalendar[];
  /** official holidays are always shown */
  readonly occasions: readonly Group[];
}

/** From Azar on people look for the calendar of the next year. */
const FIRST_MONTH_OF_NEXT = 9;

/** The Persian year whose wall calendar people look for on a day. */
export function wallYear(today: Jdn): number {
  const { year, month } = persian.fromJdn(today);
  return month >= FIRST_MONTH_OF_NEXT ? year + 1 : year;
}

export const usualChoice = (year: number): Choice => ({ year, calendars: OTHER_CALENDARS, occasions: [] });

/** A whole number within bounds; undefined for all else. */
export function numberWithin(text: string | null, first: number, last: number): number | undefined {
  const latin = toLatinDigits(text?.trim() ?? '');
  const value = Number(latin);
  return /^\d{1,4}$/.test(latin) && value >= first && value <= last ? value : undefined;
}

/** The items of a list that a text names; all of them without a text. */
const named = <T extends string>(items: readonly T[], text: string | null, usual: readonly T[]): readonly T[] =>
  text === null ? usual : items.filter((item) => text.split(',').includes(item));

/** The options of a URL; missing and invalid ones have the default. */
export const readChoice = (query: URLSearchParams, usual: Choice): Choice => ({
  year: numberWithin(query.get('year'), PRINTABLE_YEARS.first, PRINTABLE_YEARS.last) ?? usual.year,
  calendars: named(OTHER_CALENDARS, query.get('calendars'), usual.calendars),
  // The API's category holds two groups.
  occasions: named(GROUPS, query.get('occasions')?.replace(/\breligious\b/, 'islamic,faiths') ?? null, usual.occasions),
});

export const choiceQuery = ({ year, calendars, occasions }: Choice): string =>
  `?year=${year}&calendars=${calendars.join(',')}&occasions=${occasions.join(',')}`;
