/** Dates and numbers in words. */

import type { AnswerOf } from '#api/base/endpoint.ts';
import type { InOneLanguage, Language } from '#api/base/text.ts';
import type { convert } from '#api/endpoints/convert.ts';
import { toPersianDigits } from '#core/digits.ts';
import { firstOf } from '#core/required.ts';

export type FourDates = Pick<InOneLanguage<AnswerOf<typeof convert>>, 'sh' | 'gregorian' | 'hijri' | 'pahlavi'>;
type DateObject = FourDates['sh'];

export const say = (language: Language, fa: string, en: string): string => (language === 'fa' ? fa : en);

/** Digits of the language. */
export const digits = (language: Language, text: string | number): string =>
  language === 'fa' ? toPersianDigits(text) : String(text);

export const dateText = (language: Language, date: DateObject): string =>
  digits(language, `${date.day} ${date.month_name} ${date.year}`);

export const fullDate = (language: Language, date: DateObject): string => `${date.weekday} ${dateText(language, date)}`;

export const ESTIMATE = { fa: '(برآورد)', en: '(estimate)' } as const;

/** Four lines, the Persian date first. */
export function fourDates(language: Language, { sh, gregorian, hijri, pahlavi }: FourDates): string[] {
  const estimate = hijri.estimate ? ` ${ESTIMATE[language]}` : '';
  return [
    fullDate(language, sh),
    dateText(language, gregorian),
    dateText(language, hijri) + estimate,
    dateText(language, pahlavi) + say(language, ' شاهنشاهی', ' Imperial'),
  ];
}

/** The texts with commas of the language between them. */
export const listed = (language: Language, texts: readonly string[]): string => texts.join(say(language, '، ', ', '));

/** The titles of occasions, with commas between them. */
export const titles = (language: Language, events: readonly { readonly title: string }[]): string =>
  listed(
    language,
    events.map(({ title }) => title),
  );

interface Workday {
  readonly date_sh: string;
  readonly closures_known_until: string | null;
}

/** «روز کاری بر پایهٔ تقویم»: after the last day for which one-off closures are known, nobody has looked for them. */
export function workdayText(language: Language, { date_sh, closures_known_until: until }: Workday): string {
  const isByCalendar = until !== null && date_sh > until;
  return (
    say(language, 'روز کاری', 'Working day') + (isByCalendar ? say(language, ' بر پایهٔ تقویم', ' by the calendar') : '')
  );
}

/** Columns of a table, each as wide as its widest cell; letters that join the one before take no room. */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = (text: string) => text.replace(/[\u200b-\u200f]|\p{Mn}/gu, '').length;
  const widths = firstOf(rows).map((_, column) => Math.max(...rows.map((row) => width(row[column]!))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(widths[column]! - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The distance of a day in words. */
export function daysAway(language: Language, days: number): string {
  if (days === 0) return say(language, 'امروز', 'today');
  if (days === 1) return say(language, 'فردا', 'tomorrow');
  return say(language, `${digits('fa', days)} روز دیگر`, `in ${days} days`);
}
