/** Links to what a search has found. */

import type { Jdn } from '#core/jdn.ts';
import { lastOf } from '#core/required.ts';
import { dayOfOccasionPath } from '#site/data/address.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import type { Found } from './search.ts';
import { SEARCH_BOX_TEXT } from './text.ts';

export interface FoundLink {
  readonly href: string;
  readonly kind: string;
  readonly title: string;
  /** province or country of a city, the other date of a day */
  readonly note: string;
}

const FOLDERS: Readonly<Record<Found['kind'], string>> = { occasion: '/occasions/', city: '/prayer-times/', page: '/' };

/** The next of some days, or the last one. */
export const nextDay = (days: readonly Jdn[], today: Jdn): Jdn => days.find((day) => day >= today) ?? lastOf(days);

/** Path of the page of a result; an occasion without a page has that of its next day. */
export const foundPath = (language: Language, { kind, slug, days = [], noPage }: Found, today: Jdn): string =>
  noPage ? dayOfOccasionPath(language, slug, nextDay(days, today)) : pagePath(language, FOLDERS[kind] + slug);

export const foundLink = (language: Language, found: Found, today: Jdn): FoundLink => ({
  href: foundPath(language, found, today),
  kind: SEARCH_BOX_TEXT[language].kinds[found.kind],
  title: found.name[language],
  note: found.note?.[language] ?? '',
});
