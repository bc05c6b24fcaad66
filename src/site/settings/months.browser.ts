/** Writes the Persian months of the page by the names that the reader has chosen. Titles of occasions keep theirs. */
import { withMonths } from './months.ts';
import { rewriteTexts } from './rewrite.browser.ts';
import { settings } from './settings.browser.ts';

const TITLES = 'a[href*="/occasions/"]';

rewriteTexts((text, { parentElement }) => {
  const { months } = settings();
  return months && !parentElement?.closest(TITLES) ? withMonths(text, months) : text;
});
