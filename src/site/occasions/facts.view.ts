/** Facts about an occasion (the years of its observance, its sources), and the titles of the months of the list. */
import type { YearSpan } from '#core/occasions.ts';
import { type Html, html } from '#site/kit/html.ts';
import { count, type Language, numeral } from '#site/kit/language.ts';
import type { OccasionDetails } from '#tables/types.ts';
import { OCCASIONS_TEXT } from './text.ts';

/** The details of an occasion, and the years in which it is observed, as rows of a list of facts. */
export function detailFacts(
  language: Language,
  years: YearSpan,
  { first_year_basis: basis }: Pick<OccasionDetails, 'first_year_basis'>,
): Html {
  const span = spanText(language, years);
  const text = OCCASIONS_TEXT[language];
  return span === ''
    ? html``
    : html`<div><dt>${text.span}</dt><dd>${span}${basis && html`<p class="note" data-basis="${basis}">${text.firstYearBases[basis]}</p>`}</dd></div>`;
}

/** «از ۱۳۹۰ تا ۱۴۰۲»; empty for an occasion that has always been observed. */
export function spanText(language: Language, [first, last]: YearSpan): string {
  const text = OCCASIONS_TEXT[language];
  if (first !== null && first === last) return numeral(language, first);
  return [
    ...(first === null ? [] : [`${text.since} ${numeral(language, first)}`]),
    ...(last === null ? [] : [`${text.until} ${numeral(language, last)}`]),
  ].join(' ');
}

interface NamedSource {
  readonly title_fa?: string | undefined;
  readonly title: string;
  readonly url?: string | undefined;
}

/** More sources are folded. */
const MAX_SOURCES = 3;

export function sourceList(language: Language, sources: readonly NamedSource[]): Html {
  const text = OCCASIONS_TEXT[language];
  const list = html`<ul>${sources.map((source) => html`<li>${sourceName(language, source)}</li>`)}</ul>`;
  const number = numeral(language, sources.length);
  const folded = html`<details class="fold"><summary>${text.sourceCount(number)}</summary>${list}</details>`;
  return html`<div><dt>${text.sources}</dt><dd>${sources.length > MAX_SOURCES ? folded : list}</dd></div>`;
}

/** A source as a link, or its name, in the language of the page if it has that; Persian and Arabic names in Persian digits. */
export function sourceName(language: Language, { title_fa, title, url }: NamedSource): Html {
  const name = language === 'fa' && title_fa ? title_fa : title;
  const written = /\p{Script=Arabic}/u.test(name) ? 'fa' : 'en';
  const lang = written !== language && html` lang="${written}"`;
  const text = numeral(written, name);
  return url ? html`<a href="${url}" rel="noreferrer"${lang}>${text}</a>` : html`<bdi${lang}>${text}</bdi>`;
}

/** Title of a month of the list, with the number of its occasions. @param isNow marks the month of today */
export const monthHead = (language: Language, title: string, occasions: number, isNow = false): Html =>
  html`<h3${isNow && html` aria-current="date"`}>${title}</h3> <span class="note">${count(language, occasions)}</span>`;
