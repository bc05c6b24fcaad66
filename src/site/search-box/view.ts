/** Suggestions of the search box: first an answer, then occasions, cities and pages, each with what one wants to know. */
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { dayPath, monthPath, yearPath } from '#site/data/address.ts';
import { dateSpan, spanText } from '#site/data/date-span.ts';
import { type DaysOff, dayState } from '#site/data/days-off.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { bothDays, daysAwayText, OWN_CALENDARS, ownWeekdayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { nextName } from '#site/prayer-times/card.view.ts';
import type { CityPlace, NextPrayer } from '#site/prayer-times/days.ts';
import type { DateReading } from '#understand/reading.ts';
import { type FoundLink, foundLink, nextDay } from './found.ts';
import type { Found } from './search.ts';
import { SEARCH_BOX_TEXT } from './text.ts';

export interface Suggestion extends FoundLink {
  /** the row's own answer: «۲۷ روز دیگر، کاری», «اذان مغرب ۱۷:۲۰» */
  readonly answer: string;
}

/** What the answers rest on. */
export interface Known extends DaysOff {
  readonly today: Jdn;
  /** ISO weekdays that are off */
  readonly weekend: readonly number[];
  nextPrayer(place: CityPlace): NextPrayer | undefined;
}

/** The box gives longer spans in years and months. */
const MAX_DAYS_SHOWN = 400;

/** «۲۷ روز دیگر», «۳۴ سال و ۹ ماه پیش» */
function distance(language: Language, jdn: Jdn, today: Jdn): string {
  if (Math.abs(jdn - today) < MAX_DAYS_SHOWN) return daysAwayText(language, jdn - today);
  const text = SEARCH_BOX_TEXT[language];
  const [from, to] = jdn < today ? [jdn, today] : [today, jdn];
  const span = spanText(language, { ...dateSpan(OWN_CALENDARS[language], from, to), days: 0 });
  return (jdn < today ? text.ago : text.ahead).replace('{span}', span);
}

/** «۲۷ روز دیگر، کاری» */
function dayFacts(language: Language, jdn: Jdn, known: Known): string[] {
  const state = dayState(jdn, known, known.weekend);
  return [distance(language, jdn, known.today), ...(state ? [SITE_TEXT[language][state].toLowerCase()] : [])];
}

export function daySuggestion(language: Language, jdn: Jdn, known: Known): Suggestion {
  const [title, note] = bothDays(language, jdn);
  const answer = dayFacts(language, jdn, known).join(SITE_TEXT[language].comma);
  return { href: dayPath(language, jdn), kind: SEARCH_BOX_TEXT[language].kinds.day, title, note, answer };
}

export function dateSuggestion(language: Language, reading: DateReading, known: Known): Suggestion {
  const { kinds, monthLength } = SEARCH_BOX_TEXT[language];
  if (reading.kind === 'day') return daySuggestion(language, reading.jdn, known);
  const { calendar, year } = reading;
  if (reading.kind === 'year') {
    return { href: yearPath(language, year), kind: kinds.year, title: numeral(language, year), note: '', answer: '' };
  }
  const { month } = reading;
  const title = numeral(language, `${monthName(calendar, month)[language]} ${year}`);
  const href = monthHref(language, reading);
  if (reading.kind === 'month') {
    return {
      href,
      kind: kinds.month,
      title,
      note: '',
      answer: monthCounts(language, reading.first, reading.last, known),
    };
  }
  const answer = monthLength.replace('{month}', title).replace('{days}', numeral(language, reading.length));
  return { href, kind: kinds.month, title, note: '', answer };
}

/** The page of the month, or of the Persian month in which it begins. */
function monthHref(language: Language, reading: DateReading & { readonly kind: 'month' | 'missing' }): string {
  const { calendar, year, month, first } = reading;
  const isOwn = calendar === 'persian' || (calendar === 'gregorian' && isGregorian(year));
  if (isOwn) return monthPath(language, year, month);
  return calendar === 'hijri' ? dayPath(language, first) : monthPath(language, ...yearAndMonth(first));
}

function yearAndMonth(jdn: Jdn): [year: number, month: number] {
  const { year, month } = persian.fromJdn(jdn);
  return [year, month];
}

export const holidaysSuggestion = (language: Language, { path, year }: { path: string; year: number }): Suggestion => ({
  href: pagePath(language, path),
  kind: SEARCH_BOX_TEXT[language].kinds.year,
  title: `${SEARCH_BOX_TEXT[language].holidaysOf} ${numeral(language, year)}`,
  note: '',
  answer: '',
});

/** Of an occasion its next day, of a city its next prayer. */
function foundAnswer(language: Language, { days, place }: Found, known: Known): string {
  const next = place && known.nextPrayer(place);
  if (next) return `${nextName(language, next)} ${numeral(language, next.clock)}`;
  if (!days) return '';
  const jdn = nextDay(days, known.today);
  const { fromJdn } = OWN_CALENDARS[language];
  const isThisYear = fromJdn(jdn).year === fromJdn(known.today).year;
  const date = isThisYear ? ownWeekdayText(language, jdn) : bothDays(language, jdn)[0];
  return [date, ...dayFacts(language, jdn, known)].join(SITE_TEXT[language].comma);
}

export const foundSuggestion = (language: Language, found: Found, known: Known): Suggestion => ({
  ...foundLink(language, found, known.today),
  answer: foundAnswer(language, found, known),
});

/** The sentence of the hour leads to home. */
export const sentenceSuggestion = (language: Language, title: string): Suggestion => ({
  href: pagePath(language, '/'),
  kind: SEARCH_BOX_TEXT[language].kinds.now,
  title,
  note: '',
  answer: '',
});

/** The next prayer of the reader's city. */
export function citySuggestion(language: Language, city: RememberedCity, known: Known): Suggestion {
  const next = known.nextPrayer(city);
  const answer = next ? `${nextName(language, next)} ${numeral(language, next.clock)}` : '';
  const { kinds } = SEARCH_BOX_TEXT[language];
  return {
    href: pagePath(language, `/prayer-times/${city.slug}`),
    kind: kinds.city,
    title: city[language],
    note: '',
    answer,
  };
}

/** @param holiday its day and its title */
export const holidaySuggestion = (
  language: Language,
  [jdn, title]: readonly [number, string],
  known: Known,
): Suggestion => ({
  ...daySuggestion(language, jdn as Jdn, known),
  kind: SEARCH_BOX_TEXT[language].kinds.holiday,
  title,
  note: ownWeekdayText(language, jdn as Jdn),
});

/** «۲۴ روز کاری، ۶ تعطیل»; empty where the holidays are not known. */
function monthCounts(language: Language, first: Jdn, last: Jdn, known: Known): string {
  const days = Array.from({ length: last - first + 1 }, (_, index) => addDays(first, index));
  const states = days.map((day) => dayState(day, known, known.weekend));
  const works = states.filter((state) => state === 'workday').length;
  if (states.includes(undefined)) return '';
  const { counts } = SEARCH_BOX_TEXT[language];
  return numeral(language, counts.replace('{works}', String(works)).replace('{off}', String(days.length - works)));
}

export const suggestionList = (suggestions: readonly Suggestion[]): Html =>
  html`${suggestions.map(
    ({ href, kind, title, note, answer }, index) =>
      html`<li role="option" id="search-box-option-${index}" aria-selected="false" data-href="${href}"><span class="note">${kind}</span> <span>${title}${note && html` <span class="note">${note}</span>`}</span>${answer && html` <b>${answer}</b>`}</li>`,
  )}`;
