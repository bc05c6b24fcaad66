/** Writes the page's numbers in the digits that the reader has chosen. */
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';
import { rewriteTexts } from './rewrite.browser.ts';
import { settings } from './settings.browser.ts';

rewriteTexts((text) => {
  const { digits } = settings();
  return digits === 'en' ? toLatinDigits(text) : digits === 'fa' ? toPersianDigits(text) : text;
});
