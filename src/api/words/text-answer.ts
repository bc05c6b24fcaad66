/** An answer in words, what it rests on, and the words that answers share. */
import { type CalendarName, calendarOf } from '#core/calendars.ts';
import { difference } from '#core/date-sums.ts';
import { both } from '#core/day-state.ts';
import { grouped } from '#core/digits.ts';
import { groupBy } from '#core/group-by.ts';
import { DAYS_A_WEEK, type Jdn, MONTHS_A_YEAR } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import * as words from '#core/span-words.ts';
import type { Weekend } from '#core/weekends.ts';
import type { City } from '#tables/types.ts';
import type { Known } from '#understand/dates-in-calendars.ts';
import type { Understood } from '#understand/questions.ts';
import type { DaySum } from '#understand/reading.ts';
import { type Almanac, FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import type { Context } from '../base/context.ts';
import { type Language, type Text, titleText } from '../base/text.ts';
import { dayInWords } from '../facts/four-calendars.ts';
import { mayMove } from '../facts/occasion-days.ts';

export const ANSWER_KINDS = [
  ...(['day', 'month', 'year', 'span', 'missing_day', 'occasion'] as const),
  ...([
    'next_holiday',
    'long_weekend',
    'age',
    'prayer_times',
    'qibla',
    'other_weekday',
    'new_year',
    'clock',
    'name',
    'not_listed',
  ] as const),
] as const;

/** What an answer is about: its days, and how many of them are off. */
export interface TextAnswer {
  readonly kind: (typeof ANSWER_KINDS)[number];
  readonly first: Jdn;
  readonly last: Jdn;
  readonly daysOff?: number | undefined;
  /** of a period */
  readonly days?: number;
  /** of a period whose holidays are known */
  readonly workdays?: number;
  readonly estimate: boolean;
  /** how the text was read */
  readonly title: Text;
  /** the answer in a few words */
  readonly short: Text;
  /** what else there is to know */
  readonly detail: Text;
  /** another day that the text may mean */
  readonly other?: { readonly jdn: Jdn; readonly title: Text } | undefined;
  /** the same period of another year, which the text may mean */
  readonly otherPeriod?: Pick<TextAnswer, 'first' | 'last' | 'title' | 'short'>;
  /** path of a page that tells more */
  readonly page?: string | undefined;
  /** the official holidays of a period whose days off are asked for */
  readonly holidays?: readonly { readonly jdn: Jdn; readonly title: Text; readonly mayMove: boolean }[];
}

/** What a text asks about a day or a period. */
export type Asking = Pick<Understood, 'asks' | 'calendars'>;

export const NOT_ASKED: Asking = { asks: undefined, calendars: [] };

/** Is it asked whether a day is off, or how many are? */
export const isWhether = (asks: Asking['asks']): boolean => /^(?:off|days-off|open|work)$/.test(asks ?? '');

export const say = (fa: string, en: string): Text => ({ fa, en });
export const NO_WORDS = say('', '');

/** What answers rest on: the reader's day, weekend and city too. */
export interface ReaderContext extends Context {
  readonly today: Jdn;
  readonly known: Known;
  readonly weekend: Weekend;
  readonly city: City;
}

export const daysOffOf = ({ weekend }: Pick<ReaderContext, 'weekend'>) => ({ weekend, closures: true }) as const;

export const isKnown = (jdn: Jdn): boolean => jdn >= FIRST_DAY && jdn <= LAST_DAY;

/** The readers' own calendar, and the other one. */
export const OWN: Readonly<Record<Language, CalendarName>> = { fa: 'persian', en: 'gregorian' };
export const OTHER: Readonly<Record<Language, CalendarName>> = { fa: 'gregorian', en: 'persian' };

/** Each line begins with a capital. */
export const capital = (text: string): string => text.replace(/^./gm, (letter) => letter.toUpperCase());

const COMMA: Text = { fa: '، ', en: ', ' };

/** Texts in a row; empty ones are left out. */
export const listed = (texts: readonly Text[]): Text => ({
  fa: texts.flatMap(({ fa }) => fa || []).join(COMMA.fa),
  en: texts.flatMap(({ en }) => en || []).join(COMMA.en),
});

/** Beside a date that may move by a day. */
export const MOVABLE = ' ±1';

/** A text that says that it may move; nothing to say stays nothing. */
export const marked = (text: Text, mayMove = false): Text =>
  mayMove && text.fa !== '' && !text.fa.endsWith(MOVABLE) ? both((language) => text[language] + MOVABLE) : text;

/** An answer with one more line behind the state of its day. */
export const withLine = (answer: TextAnswer, line: Text): TextAnswer => ({
  ...answer,
  detail: both((language) => answer.detail[language].replace(/$/m, `\n${line[language]}`)),
});

/** The facts that an answer has not said yet, a line for each kind. */
export const unsaid = (kinds: readonly (readonly Text[])[], said: readonly Text[]): Text =>
  both((language) => {
    const isNew = (fact: string) => !said.some((each) => each[language].includes(fact.replace(MOVABLE, '')));
    const lines = kinds.map((facts) =>
      facts
        .map((fact) => fact[language])
        .filter(isNew)
        .join(DOT),
    );
    return lines.filter((line) => line !== '').join('\n');
  });

const DOT = ' · ';

/** The lines of {@link unsaid} as a part of a sentence. */
export const inOneLine = (lines: Text): Text =>
  both((language) => lines[language].replaceAll('\n', COMMA[language]).replaceAll(DOT, COMMA[language]));

/** `1 day`, `2 days` */
export const counted = (size: number, name: string): string => `${grouped('en', size)} ${name}${size === 1 ? '' : 's'}`;

/** `2 days` in both languages. */
export const countText = (size: number, fa: string, en: string): Text =>
  say(`${grouped('fa', size)} ${fa}`, counted(size, en));

export const withWeekday = (jdn: Jdn): Text => {
  const [{ fa, en }, date] = [weekdayName(jdn), dayInWords(jdn)];
  return { fa: `${fa} ${date.fa}`, en: `${en} ${date.en}` };
};

/** «۸ آذر ۱۴۰۵», "8 Azar 1405" */
export function dateText(jdn: Jdn, calendar: CalendarName, { hijri }: Pick<Almanac, 'hijri'>): Text {
  const { year, month, day } = calendarOf(calendar, hijri).fromJdn(jdn);
  return both((language) => `${day} ${monthName(calendar, month)[language]} ${year}`);
}

/** The date in the calendar of the readers: «۸ آذر ۱۴۰۵», "29 November 2026". */
export const ownDate = (jdn: Jdn, almanac: Pick<Almanac, 'hijri'>): Text =>
  both((language) => dateText(jdn, OWN[language], almanac)[language]);

/** A date without the year at its end: «۸ آذر» */
export const withoutYear = (date: Text): Text => both((language) => date[language].replace(/ \d+$/, ''));

const writeIn = (language: Language) => (size: number) => grouped(language, size);

/** `tomorrow`, `in 3 days`, `3 days ago` */
export const awayText = (days: number): Text => both((language) => words.awayText(language, days, writeIn(language)));

/** «۳ ماه دیگر», "100 days after 1 January 2027"; undefined for days from today, which are how far away a day is */
export function sumText({ from, size, isBack }: DaySum, almanac: Pick<Almanac, 'hijri'>): Text | undefined {
  const sizes = both((language) => words.spanText(language, size, writeIn(language)));
  if (sizes.fa === '' || (!from && Object.keys(size).join() === 'days')) return undefined;
  if (!from) return both((language) => words.fromNow(language, sizes[language], isBack));
  const { jdn, calendar, occasion } = from;
  const date = occasion ?? (calendar ? dateText(jdn, calendar, almanac) : ownDate(jdn, almanac));
  const [after, fa] = isBack ? ['before', 'پیش از'] : ['after', 'بعد از'];
  return say(`${sizes.fa} ${fa} ${date.fa}`, `${sizes.en} ${after} ${date.en}`);
}

export const daysText = (days: number): Text =>
  both((language) => words.sizeText(language, 'days', days, writeIn(language)));

/** Days in years, months or weeks, and what is left in days; in years and months of the readers' calendar. */
export function sizeBetween(asks: Asking['asks'], from: Jdn, to: Jdn, { hijri }: Pick<Almanac, 'hijri'>): Text {
  const [first, last] = from < to ? [from, to] : [to, from];
  const all = last - first;
  return both((language) => {
    const write = writeIn(language);
    if (asks === 'weeks')
      return words.spanText(language, { weeks: Math.floor(all / DAYS_A_WEEK), days: all % DAYS_A_WEEK }, write);
    if (asks !== 'months' && asks !== 'years') return words.sizeText(language, 'days', all, write);
    const { years, months, days } = difference(calendarOf(OWN[language], hijri), first, last);
    const size = asks === 'years' ? { years, months, days } : { months: months + MONTHS_A_YEAR * years, days };
    return words.spanText(language, size, write);
  });
}

/** The official holidays of a period, those on days of the weekend too. */
export function holidaysIn(first: Jdn, last: Jdn, almanac: Almanac) {
  const days = groupBy(almanac.holidays.onDays(first, last), ({ jdn }) => jdn);
  return [...days].map(([jdn, ofDay]) => ({
    jdn,
    title: listed(ofDay.map(({ occasion }) => titleText(occasion))),
    mayMove: ofDay.some((one) => mayMove(one, almanac)),
  }));
}
