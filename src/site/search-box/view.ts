/** Rows of the search box: each with what was understood, its dates, and what one wants to know of it. */
import { qiblaDegrees } from '#core/globe.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { dayPath, monthPath, yearPath } from '#site/data/address.ts';
import { dateSpan, spanText } from '#site/data/date-span.ts';
import { type DaysOff, dayState } from '#site/data/days-off.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { bothDays, daysAwayText, OWN_CALENDARS, ownSpanText, ownWeekdayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { PRAYER_NAMES, SHORT_PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { nextName } from '#site/prayer-times/card.view.ts';
import type { CityPlace, NextPrayer } from '#site/prayer-times/days.ts';
import type { PrayerQuestion } from '#understand/place-questions.ts';
import type { AskedPrayer } from '#understand/prayer-words.ts';
import type { DateReading, PlainReading } from '#understand/reading.ts';
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
  /** HH:MM in the city, on a day from today; undefined if the browser does not know its clock */
  clocks(place: CityPlace, daysAway: number): Readonly<Record<AskedPrayer, string>> | undefined;
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

/** «۲۷ روز دیگر، کاری», «۲۰۱ روز دیگر، تعطیل رسمی، ±۱» */
function dayFacts(language: Language, jdn: Jdn, known: Known, mayMove = false): string[] {
  const state = dayState(jdn, known, known.weekend);
  return [
    distance(language, jdn, known.today),
    ...(state ? [SITE_TEXT[language][state].toLowerCase()] : []),
    ...(mayMove || known.isEstimate(jdn) ? [SEARCH_BOX_TEXT[language].mayMove] : []),
  ];
}

const joined = (language: Language, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(SITE_TEXT[language].comma);

export function daySuggestion(language: Language, jdn: Jdn, known: Known, mayMove = false): Suggestion {
  const [title, note] = bothDays(language, jdn);
  const answer = joined(language, dayFacts(language, jdn, known, mayMove));
  return { href: dayPath(language, jdn), kind: SEARCH_BOX_TEXT[language].kinds.day, title, note, answer };
}

/** A day under the name by which it was asked for. */
export const namedDay = (language: Language, title: string, jdn: Jdn, known: Known): Suggestion => ({
  ...daySuggestion(language, jdn, known),
  title,
  note: bothDays(language, jdn).join(' · '),
});

export function dateSuggestion(language: Language, reading: PlainReading, known: Known): Suggestion {
  const { kinds, monthLength } = SEARCH_BOX_TEXT[language];
  if (reading.kind === 'day') return daySuggestion(language, reading.jdn, known, reading.mayMove);
  // The title has the weekday of the date.
  if (reading.kind === 'other-weekday') return daySuggestion(language, reading.jdn, known);
  if (reading.kind === 'span') {
    const { name, first, last } = reading;
    return {
      href: dayPath(language, first),
      kind: kinds.span,
      title: numeral(language, name[language]),
      note: ownSpanText(language, first, last, { year: true }),
      answer: dayCounts(language, first, last, known),
    };
  }
  const { year } = reading;
  if (reading.kind === 'year') {
    return { href: yearPath(language, year), kind: kinds.year, title: numeral(language, year), note: '', answer: '' };
  }
  const title = numeral(language, `${monthName(reading.calendar, reading.month)[language]} ${year}`);
  const row = { href: monthHref(language, reading), kind: kinds.month, title, note: '' };
  if (reading.kind === 'missing') {
    const length = numeral(language, reading.length);
    return { ...row, answer: monthLength.replace('{month}', title).replace('{days}', length) };
  }
  const { first, last } = reading;
  const counts = dayCounts(language, first, last, known);
  if (reading.calendar !== 'hijri') return { ...row, answer: counts };
  // The first day is what people want to know of an Islamic month.
  const away = distance(language, first, known.today);
  const answer = joined(language, [away, counts, reading.mayMove ? SEARCH_BOX_TEXT[language].mayMove : '']);
  return { ...row, note: bothDays(language, first).join(' · '), answer };
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

/** «۲۴ روز کاری، ۶ تعطیل»; empty where the holidays are not known. */
export function dayCounts(language: Language, first: Jdn, last: Jdn, known: Known): string {
  const days = Array.from({ length: last - first + 1 }, (_, index) => addDays(first, index));
  const states = days.map((day) => dayState(day, known, known.weekend));
  const works = states.filter((state) => state === 'workday').length;
  if (states.includes(undefined)) return '';
  const { counts } = SEARCH_BOX_TEXT[language];
  return numeral(language, counts.replace('{works}', String(works)).replace('{off}', String(days.length - works)));
}

/** «اذان مغرب ۱۷:۲۰»; the next prayer if the text asks for none. */
function prayerText(language: Language, place: CityPlace, known: Known, asked?: PrayerQuestion): string {
  if (!asked) {
    const next = known.nextPrayer(place);
    return next ? `${nextName(language, next)} ${numeral(language, next.clock)}` : '';
  }
  const clocks = known.clocks(place, asked.daysAway);
  if (!clocks) return '';
  const names = { ...SHORT_PRAYER_NAMES[language], ...(asked.prayer && PRAYER_NAMES[language]) };
  const times = (asked.prayer ? [asked.prayer] : (['fajr', 'dhuhr', 'maghrib'] as const)).map(
    (prayer) => `${names[prayer]} ${numeral(language, clocks[prayer])}`,
  );
  const day = asked.daysAway > 0 ? `${daysAwayText(language, asked.daysAway)}: ` : '';
  return day + joined(language, times);
}

/** «قبله ۲۳۷ درجه» */
export function qiblaText(language: Language, { latitude, longitude }: CityPlace): string {
  const degrees = Math.round(qiblaDegrees({ latitudeDegrees: latitude, longitudeDegrees: longitude }));
  return numeral(language, SEARCH_BOX_TEXT[language].qibla.replace('{degrees}', String(degrees)));
}

/** The next day of an occasion, or a prayer time of a city. */
function foundAnswer(
  language: Language,
  { days, place, mayMove }: Found,
  known: Known,
  asked?: PrayerQuestion,
): string {
  if (place) return prayerText(language, place, known, asked);
  if (!days || days.length === 0) return '';
  const jdn = nextDay(days, known.today);
  const { fromJdn } = OWN_CALENDARS[language];
  const isThisYear = fromJdn(jdn).year === fromJdn(known.today).year;
  const date = isThisYear ? ownWeekdayText(language, jdn) : bothDays(language, jdn)[0];
  return joined(language, [date, ...dayFacts(language, jdn, known, mayMove && jdn === days[0])]);
}

export const foundSuggestion = (
  language: Language,
  found: Found,
  known: Known,
  asked?: PrayerQuestion,
): Suggestion => ({
  ...foundLink(language, found, known.today),
  answer: foundAnswer(language, found, known, asked),
});

/** The sentence of the hour leads to home. */
export const sentenceSuggestion = (language: Language, title: string): Suggestion => ({
  href: pagePath(language, '/'),
  kind: SEARCH_BOX_TEXT[language].kinds.now,
  title,
  note: '',
  answer: '',
});

/** A prayer of the reader's city: the next one, or the one that is asked for. */
export const citySuggestion = (
  language: Language,
  city: RememberedCity,
  known: Known,
  asked?: PrayerQuestion,
): Suggestion => ({
  href: pagePath(language, `/prayer-times/${city.slug}`),
  kind: SEARCH_BOX_TEXT[language].kinds.city,
  title: city[language],
  note: '',
  answer: prayerText(language, city, known, asked),
});

/** @param holiday its day and its title */
export const holidaySuggestion = (
  language: Language,
  [jdn, title]: readonly [number, string],
  known: Known,
  kind: 'holiday' | 'dayOff' = 'holiday',
): Suggestion => ({
  ...daySuggestion(language, jdn as Jdn, known),
  kind: SEARCH_BOX_TEXT[language].kinds[kind],
  title,
  note: ownWeekdayText(language, jdn as Jdn),
});

const WAYS_ON = ['/holidays', '/occasions', '/prayer-times'];

/** Where to go on when nothing was found. */
export const waysOn = (language: Language): Suggestion[] =>
  PAGES.filter(({ path }) => WAYS_ON.includes(path)).map(({ path, label }) => ({
    href: pagePath(language, path),
    kind: SEARCH_BOX_TEXT[language].kinds.page,
    title: label[language],
    note: '',
    answer: '',
  }));

export const suggestionList = (suggestions: readonly Suggestion[]): Html =>
  html`${suggestions.map(
    ({ href, kind, title, note, answer }, index) =>
      html`<li role="option" id="search-box-option-${index}" aria-selected="false" data-href="${href}"><span class="note">${kind}</span> <span>${title}${note && html` <span class="note">${note}</span>`}</span>${answer && html` <b>${answer}</b>`}</li>`,
  )}`;
