/** Suggestions of the search box: first a typed date, then occasions, cities and pages. */
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { dayPath, monthPath, yearPath } from '#site/data/address.ts';
import { gregorianDateText, persianDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import type { Destination } from './read-date.ts';
import type { Found } from './search.ts';
import { SEARCH_BOX_TEXT } from './text.ts';

export interface Suggestion {
  readonly href: string;
  readonly kind: string;
  readonly title: string;
  readonly note: string;
}

export function dateSuggestion(language: Language, destination: Destination): Suggestion {
  const { kinds } = SEARCH_BOX_TEXT[language];
  if (destination.kind === 'day') {
    return {
      href: dayPath(language, destination.jdn),
      kind: kinds.day,
      title: persianDayText(language, destination.jdn),
      note: gregorianDateText(language, destination.jdn),
    };
  }
  const { year } = destination;
  if (destination.kind === 'year') {
    return { href: yearPath(language, year), kind: kinds.year, title: numeral(language, year), note: '' };
  }
  const { month } = destination;
  const title = numeral(language, `${monthName('persian', month)[language]} ${year}`);
  return { href: monthPath(language, year, month), kind: kinds.month, title, note: '' };
}

export const holidaysSuggestion = (language: Language, { path, year }: { path: string; year: number }): Suggestion => ({
  href: pagePath(language, path),
  kind: SEARCH_BOX_TEXT[language].kinds.year,
  title: `${SEARCH_BOX_TEXT[language].holidaysOf} ${numeral(language, year)}`,
  note: '',
});

const FOLDERS: Readonly<Record<Found['kind'], string>> = { occasion: '/occasions/', city: '/prayer-times/', page: '/' };

/** Its page, or of an occasion without one its next day. */
export const foundPath = (language: Language, { kind, slug, days }: Found, today: Jdn): string =>
  days ? dayPath(language, days.find((day) => day >= today) ?? days.at(-1)!) : pagePath(language, FOLDERS[kind] + slug);

export const foundSuggestion = (language: Language, found: Found, today: Jdn): Suggestion => ({
  href: foundPath(language, found, today),
  kind: SEARCH_BOX_TEXT[language].kinds[found.kind],
  title: found.name[language],
  note: found.note?.[language] ?? '',
});

export const suggestionList = (suggestions: readonly Suggestion[]): Html =>
  html`${suggestions.map(
    ({ href, kind, title, note }, index) =>
      html`<li role="option" id="search-box-option-${index}" aria-selected="false" data-href="${href}"><span class="note">${kind}</span> <span>${title}${note && html` <span class="note">${note}</span>`}</span></li>`,
  )}`;
