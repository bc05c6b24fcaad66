/** Persian in Latin letters: the words of questions and dates, as in "seh hafte dige" or "avale paeez". */
import words from './latin-persian.json' with { type: 'json' };
import { dividedWords } from './words.ts';

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(words as Readonly<Record<string, string>>).flatMap(([persian, latin]) =>
    latin.split(' ').map((word) => [word, persian] as const),
  ),
);

/** The text with the words of a question in Persian letters; undefined if it has none of them. */
export function inPersianLetters(text: string): string | undefined {
  const words = dividedWords(text);
  const persian = words.map((word) => WORDS.get(word) ?? word);
  return persian.some((word, index) => word !== words[index]) ? persian.join(' ') : undefined;
}
