/** The year of a city: to subscribe to, and as files. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';
import { SUBSCRIBE_LINK, subscribePath } from '#site/subscribe/address.ts';

export interface YearFiles {
  readonly slug: string;
  readonly year: number;
  /** public address of the site, without a trailing slash; empty if unknown */
  readonly origin: string;
}

export function yearFiles(language: Language, { slug, year, origin }: YearFiles): Html {
  const text = PRAYER_TEXT[language];
  const calendar = `/prayer-times/${slug}/${year}.ics`;
  const table = `/api/prayer-times/${slug}/${year}`;
  const webcal = origin === '' ? calendar : origin.replace(/^https?:/, 'webcal:') + calendar;
  return html`<h2>${text.yearFiles} ${numeral(language, year)}</h2>
<p class="button-row"><a class="button primary" href="${webcal}">${text.webcal}</a> <a class="button" href="${calendar}" download>${text.yearIcs}</a> <a class="button" href="${table}.csv" download>${text.yearCsv}</a> <a class="button" href="${table}.json">${text.yearJson}</a></p>
<p class="note">${text.yearFilesNote}</p>
<p class="more"><a href="${subscribePath(language, 'holidays')}">${SUBSCRIBE_LINK[language].holidays}</a></p>`;
}
