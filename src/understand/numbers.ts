/** Numbers in words from one on, Persian and English: «بیست و یکم», "twenty-first", «هزار و چهارصد و پنج». */

import dictionary from './numbers.json' with { type: 'json' };

/** names by their value */
const { cardinals, ordinals } = dictionary as Readonly<
  Record<'cardinals' | 'ordinals', Readonly<Record<string, string>>>
>;

interface NumberWord {
  readonly value: number;
  /** «پنجم» ends a number. */
  readonly isOrdinal: boolean;
}

const WORDS = new Map<string, NumberWord>();
for (const [value, names] of Object.entries(cardinals)) {
  for (const name of names.split(' ')) {
    WORDS.set(name, { value: Number(value), isOrdinal: false });
    if (/^[a-z]/.test(name)) continue;
    for (const ending of ['م', 'مین']) WORDS.set(name + ending, { value: Number(value), isOrdinal: true });
  }
}
for (const [value, names] of Object.entries(ordinals))
  for (const name of names.split(' ')) WORDS.set(name, { value: Number(value), isOrdinal: true });

const HUNDRED = 100;
const THOUSAND = 1000;
const AND = new Set(['و', 'and']);

/** A number of one or more words. */
export interface WrittenNumber extends NumberWord {
  /** position of the word after it */
  readonly end: number;
}

/** The number that begins at a word: «بیست», «و», «یکم» is the ordinal 21; undefined for another word. */
export function numberAt(words: readonly string[], start: number): WrittenNumber | undefined {
  let [thousands, rest, end, isLastOrdinal] = [0, 0, start, false];
  /** what the next word must be less than */
  let below = Infinity;
  for (let at = start; at < words.length; at++) {
    if (at > start && AND.has(words[at]!)) at += 1;
    const word = WORDS.get(words[at] ?? '');
    if (!word) break;
    const { value, isOrdinal } = word;
    if (value === THOUSAND && thousands === 0) {
      thousands = (rest || 1) * THOUSAND;
      [rest, below] = [0, THOUSAND];
    } else if (value === HUNDRED && rest > 0 && rest < 10) {
      [rest, below] = [rest * HUNDRED, HUNDRED];
    } else if (value < below) {
      rest += value;
      below = value >= HUNDRED ? HUNDRED : value >= 20 ? 10 : 0;
    } else break;
    [end, isLastOrdinal] = [at + 1, isOrdinal];
    if (isOrdinal) break;
  }
  return end > start ? { value: thousands + rest, isOrdinal: isLastOrdinal, end } : undefined;
}
