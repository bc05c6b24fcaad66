import { expect, test } from 'vitest';
import { count } from '#site/kit/language.ts';

test.each([
  ['fa', 'fa-IR'],
  ['en', 'en-US'],
] as const)('counts of %s are written as Intl writes them', (language, locale) => {
  const { format } = new Intl.NumberFormat(locale);
  for (const value of [0, 7, 99, 100, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890]) {
    expect(count(language, value)).toBe(format(value));
  }
});
