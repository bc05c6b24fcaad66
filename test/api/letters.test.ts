/** Letters stand for the bytes of their text. */
import { expect, test } from 'vitest';
import { lettersOf, textOf } from '#api/letters.ts';

test.each(['', '{"year":1405}', 'سالنما', 'نیم‌فاصله «–» é 🌙', 'ÿ\u0080'])('%j', (text) => {
  const letters = lettersOf(text);
  expect(letters).toBe(Buffer.from(text).toString('latin1'));
  expect(textOf(letters)).toBe(text);
});
