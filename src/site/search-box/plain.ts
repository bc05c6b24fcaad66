/** A typed text in one spelling: Latin digits, Persian letters, single spaces, without question marks. */
import { toLatinDigits } from '#core/digits.ts';

export const plain = (text: string): string =>
  toLatinDigits(text)
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[\u064B-\u065F]/g, '')
    .replace(/[?؟!]/g, '')
    .replace(/[\u200c\s]+/g, ' ')
    .trim();
