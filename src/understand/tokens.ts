/** A text as tokens: its numbers, dates in numbers, months, weekdays, and the words of the dictionary, each of a kind. */
import { toLatinDigits } from '#core/digits.ts';
import type { Weekday } from '#core/jdn.ts';
import { type Asked, askedIn } from './asked.ts';
import { FILLER, LEXICON, type Meaning, MOST_WORDS, YEAR_OF_STEP } from './lexicon.ts';
import { type MonthName, NAMES } from './months.ts';
import { numberAt } from './numbers.ts';
import { dividedWords } from './words.ts';

/**
 * A word or several. Kinds beside those of the dictionary: `n` number, `o` ordinal, `x` date in numbers, `m` month,
 * `w` weekday, `W` weekdays, `s` season, `~` dash, `_` name.
 */
export interface Token extends Meaning {
  /** as typed, in small letters and Latin digits */
  readonly text: string;
  /** of a number; how many there are tells a day from a year */
  readonly digits?: string;
  /** in the Persian alphabet */
  readonly isPersian: boolean;
  readonly month?: MonthName | undefined;
  readonly weekday?: Weekday | undefined;
}

/** `1405/8/30`, `6.9.05`, `1405-8`, or a sign; a dash only between spaces. */
const SIGNS =
  /(?<![\d/._-])(?:\d{1,4}([-/._,٫])\d{1,2}\1\d{1,4}|\d{4}[-/]\d{1,2}|\d{1,2}[-/]\d{4})(?![\d/_-])|[+−]|\s[-–—](?=\s)/g;
const KIND_OF_SIGN: Readonly<Record<string, Meaning>> = {
  '+': { kind: 'p', value: 1 },
  '−': { kind: 'i', value: -1 },
};
const ORDINAL_ENDING = /^(?:st|nd|rd|th|ام|م|امین|مین)$/;
/** A number and its unit in one word: «دوهفته». */
const JOINED_AMOUNT = /^(یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده)(روز|هفته|سال)$/;

const isPersian = (text: string): boolean => /[\u0600-\u06ff]/.test(text);
const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+$/.test(word);

/** Tokens of a text, with its fillers. */
export function tokensOf(text: string): Token[] {
  const latin = toLatinDigits(text);
  const tokens: Token[] = [];
  let start = 0;
  for (const { 0: sign, index } of latin.matchAll(SIGNS)) {
    tokens.push(...tokensOfWords(latin.slice(start, index)), signed(sign));
    start = index + sign.length;
  }
  tokens.push(...tokensOfWords(latin.slice(start)));
  return tokens.map((token, index) => inContext(token, tokens[index - 1], tokens.slice(index + 1)));
}

function signed(sign: string): Token {
  const meaning = KIND_OF_SIGN[sign] ?? { kind: /\d/.test(sign) ? 'x' : '~', value: 0 };
  return { ...meaning, text: sign.trim(), isPersian: false };
}

/** "A week" is one week, "a holiday" a filler; «چند روز دیگر عید است» counts until it, as with «تا». */
function inContext(token: Token, before: Token | undefined, after: readonly Token[]): Token {
  const kinds = kindsOf(after);
  if (token.kind === 'a') return { ...token, kind: /^[dgkhy]/.test(kinds) ? 'n' : FILLER, digits: '1' };
  const isUntil = /^دیگ[ره]$/.test(token.text) && /[CQ]/.test(before?.kind ?? '');
  if (!isUntil) return token;
  return { ...token, kind: /^[.ES]*$/.test(kinds) ? 'r' : /[TBr]/.test(kinds) ? FILLER : 'T', value: 0 };
}

function tokensOfWords(text: string): Token[] {
  const words = dividedWords(text.replace(/(?<=\d)\./g, ' ')).flatMap(
    (word) => word.replace(JOINED_AMOUNT, '$1 $2').match(/\d+|[^\d ]+/g) ?? [],
  );
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    // «۲ دی روز کاری است» has no «دیروز».
    const isDey = words[at] === 'دی' && /^[no]$/.test(tokens.at(-1)?.kind ?? '');
    const [token, size] = numberToken(words, at) ?? phraseToken(words, at, isDey ? 1 : MOST_WORDS);
    tokens.push(token);
    at += size;
  }
  return tokens;
}

/** The longest phrase that begins at a word; a name if none does. */
function phraseToken(words: readonly string[], at: number, most = MOST_WORDS): readonly [Token, size: number] {
  for (let size = Math.min(most, words.length - at); size > 0; size--) {
    const parts = words.slice(at, at + size);
    const meaning = meaningOf(parts.join(''));
    if (meaning) return [{ ...meaning, text: parts.join(' '), isPersian: isPersian(parts.join('')) }, size];
  }
  const text = words[at]!;
  return [{ kind: '_', value: 0, text, isPersian: isPersian(text) }, 1];
}

function meaningOf(name: string): Omit<Token, 'text' | 'isPersian'> | undefined {
  const meaning = LEXICON.meanings.get(name);
  if (meaning) return meaning;
  // «مرداده» is «مرداد است».
  const month = NAMES.months.get(name) ?? NAMES.months.get(name.replace(/(?<=.{3})ه$/, ''));
  if (month) return { kind: 'm', value: month.month, month };
  const weekday = NAMES.weekdays.get(name);
  if (weekday) return { kind: 'w', value: weekday, weekday };
  const many = NAMES.weekdays.get(name.replace(/(?<=.{4})(?:های?|s)$/, ''));
  if (many) return { kind: 'W', value: many };
  return LEXICON.seasons.has(name) ? { kind: 's', value: 0 } : undefined;
}

/** A number in digits or words, unless a longer phrase begins with it: «سه شنبه», «سه ماهه», «پنج شنبه». */
function numberToken(words: readonly string[], at: number): readonly [Token, size: number] | undefined {
  const word = words[at]!;
  const written = isNumber(word) ? { value: Number(word), isOrdinal: false, end: at + 1 } : numberAt(words, at);
  if (!written) return undefined;
  const [, phrase] = phraseToken(words, at);
  if (phrase > written.end - at) return undefined;
  const { value, isOrdinal, end } = written;
  const digits = isNumber(word) ? word : String(value);
  const hasEnding = digits.length <= 3 && ORDINAL_ENDING.test(words[end] ?? '');
  const size = end - at + (hasEnding ? 1 : 0);
  const text = words.slice(at, at + size).join(' ');
  const kind = isOrdinal || hasEnding ? 'o' : 'n';
  return [{ kind, value, digits, text, isPersian: isPersian(words.join('')) }, size];
}

export const kindsOf = (tokens: readonly Token[]): string => tokens.map(({ kind }) => kind).join('');

/** Kinds of words that a question has beside its date: «امروز چه مناسبتی دارد», "is it Ramadan now". */
const BESIDE: ReadonlyMap<Asked | undefined, string> = new Map([
  ['occasions', 'E'],
  ['now', 'D'],
]);

/** Words that may be left out are left out, and the country; a year that stands first goes last: «پارسال ۵ مهر». */
export function meaningful(all: readonly Token[]): readonly Token[] {
  // «تعطیل رسمی»
  const beside = all.some(({ kind }) => kind === 'H') ? 'j' : (BESIDE.get(askedIn(all)) ?? FILLER);
  const tokens = all.filter(({ kind }) => kind !== FILLER && kind !== beside && kind !== 'I');
  const kinds = kindsOf(tokens);
  const [year = ''] = new RegExp(`^${YEAR_OF_STEP}(?=.)`).exec(kinds) ?? [];
  // «محرم کی شروع می‌شود» asks for the month.
  const end = /[^S]S$/.test(kinds) ? -1 : undefined;
  return [...tokens.slice(year.length, end), ...tokens.slice(0, year.length)];
}
