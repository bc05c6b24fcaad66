/** Names of months and weekdays, and dates as texts. */
import { AFGHAN_MONTHS, PASHTO_WEEKDAYS } from '#core/afghan-names.ts';
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';
import { daysSinceSaturday } from '#core/jdn.ts';
import { PERSIAN_MONTHS, WEEKDAYS } from '#core/names.ts';
import { numberInWords, ordinalInWords } from '#core/number-words.ts';
import * as persian from '#core/persian.ts';
import { dayOf } from './all-days.ts';
import { oneOf, optionsOf, refuse, textOf } from './check.ts';
import type { AnyDate, PersianDate } from './types.ts';

const LANGUAGES = ['fa', 'en', 'fa-AF', 'ps'] as const;
/** Persian of Iran, English, Dari, Pashto. The last two have the months of Afghanistan. */
export type Language = (typeof LANGUAGES)[number];

/**
 * The twelve months of the Persian calendar.
 * @throws {RangeError} for another language
 * @example monthNames()[8] // 'آذر'
 */
export function monthNames(language: Language = 'fa'): string[] {
  const known = oneOf('language', language, LANGUAGES);
  return known === 'fa' || known === 'en' ? PERSIAN_MONTHS.map((name) => name[known]) : [...AFGHAN_MONTHS[known]];
}

/**
 * The seven weekdays, from Saturday.
 * @throws {RangeError} for another language
 * @example weekdayNames('en')[0] // 'Saturday'
 */
export function weekdayNames(language: Language = 'fa'): string[] {
  if (oneOf('language', language, LANGUAGES) === 'ps') return [...PASHTO_WEEKDAYS];
  // The list begins on Monday, two days later.
  return WEEKDAYS.map((_, place) => WEEKDAYS.at(place - 2)![language === 'en' ? 'en' : 'fa']);
}

const PARTS = ['weekday', 'day', 'month', 'year'] as const;
export type DatePart = (typeof PARTS)[number];

export interface FormatOptions {
  /** 'fa' if left out; Dari ('fa-AF') and Pashto ('ps') have the months of Afghanistan */
  readonly language?: Language;
  /** default: Latin digits in English, Persian ones in the others */
  readonly digits?: 'persian' | 'latin';
  /** true: day and year in words, in Persian and Dari only */
  readonly words?: boolean;
  /** written in the order weekday, day, month, year; default: day, month and year */
  readonly parts?: readonly DatePart[];
}

/**
 * A date in words.
 * @example formatPersian({ year: 1405, month: 8, day: 30 }) // '۳۰ آبان ۱۴۰۵'
 * @example formatPersian({ year: 1405, month: 8, day: 30 }, { language: 'en' }) // '30 Aban 1405'
 * @example formatPersian({ year: 1405, month: 8, day: 30 }, { language: 'fa-AF' }) // '۳۰ عقرب ۱۴۰۵'
 * @example formatPersian({ year: 1405, month: 9, day: 7 }, { parts: ['weekday', 'day', 'month'] }) // 'شنبه ۷ آذر'
 * @example formatPersian({ year: 1405, month: 9, day: 6 }, { words: true }) // 'ششم آذر یک‌هزار و چهارصد و پنج'
 * @throws {RangeError} for another language or part, no part, or words in English or Pashto
 */
export function formatPersian(date: AnyDate, options: FormatOptions = {}): string {
  const {
    language = 'fa',
    digits,
    words = false,
    parts = PARTS.slice(1),
  } = optionsOf(options, ['language', 'digits', 'words', 'parts']);
  const jdn = dayOf(date);
  const { year, month, day } = persian.fromJdn(jdn);
  if (words) oneOf('language', language, ['fa', 'fa-AF']);
  const shown = oneOf('digits', digits ?? (language === 'en' ? 'latin' : 'persian'), ['persian', 'latin']);
  if (!Array.isArray(parts) || parts.length === 0) refuse('parts', parts, `a list of ${PARTS.join(', ')}`);
  for (const part of parts) oneOf('parts', part, PARTS);
  const texts: Readonly<Record<DatePart, string | number | undefined>> = {
    weekday: weekdayNames(language)[daysSinceSaturday(jdn)],
    day: words ? ordinalInWords(day) : day,
    month: monthNames(language)[month - 1],
    year: words ? numberInWords(year) : year,
  };
  const text = PARTS.filter((part) => parts.includes(part))
    .map((part) => texts[part])
    .join(' ');
  return shown === 'persian' ? toPersianDigits(text) : text;
}

/** Text in Latin digits, Persian letters and lower case, with single spaces. */
const plainOf = (text: string): string =>
  toLatinDigits(text).replace(/ي/g, 'ی').replace(/ك/g, 'ک').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * The date of a text that a person wrote: `1405/9/7`, `2026-11-28`, «۷ آذر ۱۴۰۵», «شنبه ۷ آذر ۱۴۰۵», "7 Azar 1405", in
 * any of the languages of {@link formatPersian} and any digits.
 * @throws {RangeError} for another text, a date that does not exist, or the wrong weekday
 * @example parseDate('۱۴۰۵/۹/۷') // { year: 1405, month: 9, day: 7 }
 */
export function parseDate(text: string): PersianDate {
  const plain = plainOf(textOf('date', text));
  const [, weekday, day, name, year] = /^(\D*?) ?(\d\d?) (\D+) (\d{4})$/.exec(plain) ?? [];
  if (year === undefined) return persian.fromJdn(dayOf(plain));
  for (const language of LANGUAGES) {
    const month = monthNames(language).map(plainOf).indexOf(name!) + 1;
    if (month === 0) continue;
    const date = { year: Number(year), month, day: Number(day) };
    const expected = plainOf(weekdayNames(language)[daysSinceSaturday(dayOf(date))]!);
    if (!weekday || weekday === expected) return date;
  }
  return refuse('date', text, 'YYYY-MM-DD or a date such as ۷ آذر ۱۴۰۵');
}
