/** Words of questions about a place: prayer times, the direction of prayer, the moment of the new year. */
import type { EightTime } from '#core/prayer-names.ts';
import dictionary from './prayer-words.json' with { type: 'json' };
import type { Token } from './tokens.ts';
import { dividedWords, listedWords } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const DICTIONARY = dictionary as Readonly<
  Record<'clear' | 'asking' | 'beside' | 'qibla' | 'besideQibla' | 'besideNewYear', string>
> & { readonly prayers: Readonly<Record<EightTime, string>> };

/** Words that ask for times of prayer, also where no place is named. */
const CLEAR = setOf(DICTIONARY.clear);
/** Words of prayers that name other things too. */
const ASKING = setOf(DICTIONARY.asking);
const BESIDE = setOf(DICTIONARY.beside);
/** "prayer time", «وقت نماز», «نماز بعدی» */
const TIMES = setOf('time وقت ساعت زمان vaghte next بعدی');

/** The time that a word names; «سحر» ends with the dawn. */
const PRAYERS = listedWords(DICTIONARY.prayers);

/** A question about prayers. */
export interface AskedPrayers {
  /** what is left: a place, a date, or nothing */
  readonly rest: readonly Token[];
  /** empty: all */
  readonly prayers: readonly EightTime[];
  /** maghrib by the name of iftar */
  readonly isIftar: boolean;
  /** the words can mean nothing else */
  readonly isClear: boolean;
}

/** «افطاره» is «افطار است». */
const withoutIs = (word: string): string => (isOfPrayer(word) ? word : word.replace(/ه$/, ''));
const isOfPrayer = (word: string): boolean => CLEAR.has(word) || ASKING.has(word) || BESIDE.has(word);

/** Undefined for a text that does not ask for a prayer. */
export function prayerIn(tokens: readonly Token[]): AskedPrayers | undefined {
  const words = tokens.flatMap(({ text }) => text.split(' ').map(withoutIs));
  if (!words.some((word) => CLEAR.has(word) || ASKING.has(word))) return undefined;
  const prayers = new Set(words.flatMap((word) => PRAYERS.get(word) ?? []));
  return {
    rest: tokens.filter(({ text }) => !text.split(' ').every((word) => isOfPrayer(withoutIs(word)))),
    prayers: [...prayers],
    isIftar: words.some((word) => /^(?:اف[طت]ار|[ie]ftar)/.test(word)),
    isClear: words.some((word) => CLEAR.has(word) || TIMES.has(word)),
  };
}

const QIBLA = setOf(DICTIONARY.qibla);
const BESIDE_QIBLA = setOf(DICTIONARY.besideQibla);

/** The city of a question about the direction of prayer: «قبلهٔ شیراز»; empty or undefined without one. */
export function placeOfQibla(text: string): string | undefined {
  const words = dividedWords(text);
  const isBeside = (word: string) => QIBLA.has(word) || BESIDE_QIBLA.has(word) || BESIDE.has(word);
  return words.some((word) => QIBLA.has(word)) ? words.filter((word) => !isBeside(word)).join(' ') : undefined;
}

const NEW_YEAR =
  /نوروز|تحویل|سال نو |اعتدال بهاری|(?:spring|vernal|march) equinox|nowruz|norouz|norooz|nawruz|nowrouz|newroz|navroz/;
const BESIDE_NEW_YEAR = setOf(DICTIONARY.besideNewYear);

/** The other words of a text about the new year: a city and a year; undefined for another text. */
export const withoutNewYear = (tokens: readonly Token[]): readonly Token[] | undefined =>
  NEW_YEAR.test(tokens.map(({ text }) => text).join(' '))
    ? tokens.filter(({ text }) => !BESIDE_NEW_YEAR.has(text))
    : undefined;
