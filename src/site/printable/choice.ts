/** The options of a wall calendar; the URL has them, so that a sheet can be shared. */
import { toLatinDigits } from '#core/digits.ts';
import { GROUPS, type Group, SHOWN_FIRST } from '#site/data/groups.ts';

/** A3 and A4 in landscape, and A6 for a pocket. */
export const SHEETS = ['year', 'month', 'pocket'] as const;
export type Sheet = (typeof SHEETS)[number];

/** Calendars that can be shown in addition to the Persian one. */
export const OTHER_CALENDARS = ['gregorian', 'hijri'] as const;
export type OtherCalendar = (typeof OTHER_CALENDARS)[number];

/** Years that have files of their months. */
export const PRINTABLE_YEARS = { first: 1347, last: 1500 } as const;

export interface Choice {
  readonly sheet: Sheet;
  readonly year: number;
  readonly month: number;
  readonly calendars: readonly OtherCalendar[];
  /** official holidays are always shown */
  readonly occasions: readonly Group[];
}

/** Default occasions: as many as fit on the sheet. */
export const USUAL_OCCASIONS: Readonly<Record<Sheet, readonly Group[]>> = {
  year: [],
  month: SHOWN_FIRST,
  pocket: [],
};

export const usualChoice = (sheet: Sheet, year: number, month: number): Choice => ({
  sheet,
  year,
  month,
  calendars: OTHER_CALENDARS,
  occasions: USUAL_OCCASIONS[sheet],
});

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
export function readChoice(query: URLSearchParams, usual: Choice): Choice {
  // The API's category holds two groups.
  const occasions = query.get('occasions')?.replace(/\breligious\b/, 'islamic,faiths') ?? null;
  const sheet = SHEETS.find((each) => each === query.get('sheet')) ?? usual.sheet;
  return {
    sheet,
    year: numberWithin(query.get('year'), PRINTABLE_YEARS.first, PRINTABLE_YEARS.last) ?? usual.year,
    month: numberWithin(query.get('month'), 1, 12) ?? usual.month,
    calendars: named(OTHER_CALENDARS, query.get('calendars'), usual.calendars),
    occasions: named(GROUPS, occasions, USUAL_OCCASIONS[sheet]),
  };
}

export const choiceQuery = ({ sheet, year, month, calendars, occasions }: Choice): string =>
  `?sheet=${sheet}&year=${year}&month=${month}&calendars=${calendars.join(',')}&occasions=${occasions.join(',')}`;
