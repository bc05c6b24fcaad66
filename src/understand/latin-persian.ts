/** Persian in Latin letters: the words of questions and dates, as in "seh hafte dige" or "avale paeez". */
import words from './latin-persian.json' with { type: 'json' };
import { dividedWords, listedWords } from './words.ts';

const WORDS = listedWords(words as Readonly<Record<string, string>>);

/** The text with the words of a question in Persian letters; undefined if it has none of them. */
export function inPersianLetters(text: string): string | undefined {
  const words = dividedWords(text);
  const persian = words.map((word) => WORDS.get(word) ?? word);
  return persian.some((word, index) => word !== words[index]) ? persian.join(' ') : undefined;
}
