/** The numbers and names of a written date. */
import type { CalendarName } from '#core/calendars.ts';
import type { Weekday } from '#core/jdn.ts';
import { isShortWeekday, MONTHS, type MonthName, WEEKDAY_NAMES } from './months.ts';
import { withDigits } from './numbers.ts';
import { wordsOf } from './words.ts';

export type CalendarToken = CalendarName;

export interface DateParts {
  /** in Latin digits, in the order of the text */
  readonly numbers: readonly string[];
  /** how many of them stand before the month */
  readonly numbersBefore: number;
  readonly month: MonthName | undefined;
  readonly weekday: Weekday | undefined;
  /** an English name in three or four letters */
  readonly isShortWeekday: boolean;
  /** calendar that the text names */
  readonly calendar: CalendarToken | undefined;
}

const CALENDARS: ReadonlyMap<string, CalendarName> = new Map(
  (
    [
      ['persian', 'شمسی خورشیدی جلالی هش ش jalali shamsi persian solar sh ap khorshidi'],
      ['gregorian', 'میلادی م میلادیه gregorian miladi ad ce'],
      ['hijri', 'قمری هق ق ghamari qamari lunar islamic ah'],
      ['imperial', 'شاهنشاهی imperial shahanshahi pahlavi'],
    ] as const
  ).flatMap(([calendar, names]) => names.split(' ').map((name) => [name, calendar] as const)),
);

/** Words that name nothing in a date. */
const FILLERS = new Set(
  'ماه سال سنه روز مورخ مورخه تاریخ هجری ه و تقویم سالنامه د of on the in year date day month hijri calendar taghvim taqvim'.split(
    ' ',
  ),
);

/** Longest name of a month in words: «ربیع الاول المبارک», "Jumada al Awwal". */
const MAX_WORDS = 3;
const ORDINAL_ENDINGS = new Set(['st', 'nd', 'rd', 'th', 'ام', 'م', 'امین', 'مین']);
/** Alone, as in «هفته ی بعد». */
const EZAFE = 'ی';
const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+$/.test(word);

/** A number and its unit in one word: «دوهفته». */
const JOINED_AMOUNT = /^(یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده)(روز|هفته|ماهه?|سال)$/;

/** Words of a date, with numbers in digits: a point after a number and a change from digits to letters divide too. */
export function dateWords(text: string): string[] {
  const divided = text.replace(/(?<=[\d۰-۹٠-٩])\./g, ' ').replace(/\u200cی(?!\p{L})/gu, '');
  const words = wordsOf(divided).flatMap((word) => word.replace(JOINED_AMOUNT, '$1 $2').match(/\d+|[^\d ]+/g) ?? []);
  return withDigits(joinedWeekdays(words)).filter(
    (word, index, all) => word !== EZAFE && !(ORDINAL_ENDINGS.has(word) && /^\d{1,2}$/.test(all[index - 1] ?? '')),
  );
}

/** «سه شنبه» and «۳ شنبه» are one word, not the number 3. */
function joinedWeekdays(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (/^(?:شنبه|shanbeh?)$/.test(word) && before !== undefined && WEEKDAY_NAMES.has(before + word))
      joined.push(joined.pop() + word);
    else joined.push(word);
  }
  return joined;
}

/**
 * @param options whether all other words are ignored, to look for names only
 * @returns undefined for a text with other words, or with two months
 */
export function tokensOf(text: string, { onlyNames = false } = {}): DateParts | undefined {
  const words = dateWords(text);
  const numbers: string[] = [];
  let numbersBefore = 0;
  let month: MonthName | undefined;
  let weekday: Weekday | undefined;
  let calendar: CalendarName | undefined;
  let isShort = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const named = monthAt(words, at);
    if (isNumber(word)) numbers.push(word);
    else if (named) {
      if (month && !onlyNames) return undefined;
      month = named.month;
      numbersBefore = numbers.length;
    } else if (WEEKDAY_NAMES.has(word)) {
      weekday = WEEKDAY_NAMES.get(word);
      isShort = isShortWeekday(word);
    } else if (CALENDARS.has(word)) calendar = CALENDARS.get(word);
    else if (!FILLERS.has(word) && !onlyNames) return undefined;
    at += named?.words ?? 1;
  }
  return { numbers, numbersBefore, month, weekday, isShortWeekday: isShort, calendar };
}

/** The month whose name begins at a word, and how many words it takes: the longest name. */
function monthAt(words: readonly string[], at: number): { month: MonthName; words: number } | undefined {
  for (let size = MAX_WORDS; size > 0; size--) {
    const month = at + size <= words.length ? MONTHS.get(words.slice(at, at + size).join('')) : undefined;
    if (month) return { month, words: size };
  }
  return undefined;
}

/** The month that a text names, without numbers: «مهر», "October". */
export function namedMonth(text: string): MonthName | undefined {
  const parts = tokensOf(text);
  return parts?.numbers.length === 0 ? parts.month : undefined;
}
