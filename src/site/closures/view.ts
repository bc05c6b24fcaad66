/** A closure as a row of the page: date, what, where, why and sources. */
import { totalRecall } from '#api/closures.ts';
import type { Closure } from '#core/closures.ts';
import { bothDatesText, gregorianDateText, persianDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { InLanguages, Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { REPORT_TEXT } from '#site/report/address.ts';
import type { ClosureRecall } from '#tables/types.ts';
import { BODY_NAMES, CLOSURE_TEXT, KIND_NAMES } from './text.ts';

export interface Names {
  /** of provinces, by slug */
  province(slug: string): InLanguages<string>;
  /** of cities, by slug */
  city(slug: string): InLanguages<string>;
  /** title and address of a source */
  source(id: string): { readonly title: InLanguages<string>; readonly url: string | undefined };
  /** address of a prefilled report about the closure; undefined if the build has no address for reports */
  report(closure: Closure, name: string): string | undefined;
}

const COMMA: InLanguages<string> = { fa: '، ', en: ', ' };

const dateCell = (language: Language, { firstDay, lastDay }: Closure): Html => {
  if (firstDay === lastDay) return html`${bothDatesText(language, firstDay)}`;
  const of = (jdn: typeof firstDay) =>
    language === 'fa' ? persianDayText(language, jdn) : gregorianDateText(language, jdn);
  return html`${of(firstDay)} ${CLOSURE_TEXT[language].until} ${of(lastDay)}`;
};

function placeCell(language: Language, { provinces, counties }: Closure, names: Names): string {
  const text = CLOSURE_TEXT[language];
  if (provinces.length === 0) return text.country;
  const provinceNames = provinces.map((slug) => names.province(slug)[language]).join(COMMA[language]);
  if (counties.length === 0) return provinceNames;
  const countyNames = counties.map((slug) => names.city(slug)[language]).join(COMMA[language]);
  return `${text.counties} ${provinceNames}: ${countyNames}`;
}

const sourceLink = (language: Language, id: string, names: Names): Html => {
  const { title, url } = names.source(id);
  return url
    ? html`<li><a href="${url}" rel="noopener">${title[language]}</a></li>`
    : html`<li>${title[language]}</li>`;
};

/** How many of the closures that news pages report the list had: "Of 26 closures found in the news, …". */
export function recallText(language: Language, recall: readonly ClosureRecall[]): string {
  const { found, present, partly } = totalRecall(recall);
  return CLOSURE_TEXT[language].recall
    .replace('{found}', numeral(language, found))
    .replace('{present}', numeral(language, present))
    .replace('{partly}', numeral(language, partly));
}

/** Attributes for the filter. */
export function closureRow(language: Language, closure: Closure, names: Names): Html {
  const { slug, bodies, confidence, hours, kind, provinces, sources } = closure;
  const text = CLOSURE_TEXT[language];
  const what = bodies.map((body) => BODY_NAMES[language][body]).join(COMMA[language]);
  const report = names.report(closure, `${closure.slug}: ${what}`);
  return html`<tr id="${slug}" data-bodies="${bodies.join(' ')}" data-provinces="${provinces.join(' ')}"><th scope="row">${dateCell(language, closure)}</th><td>${what}${
    hours !== null && html` <span class="note">${text.hours} ${numeral(language, hours.replace('-', '–'))}</span>`
  }${confidence !== 'high' && html` <span class="note">${text.confidences[confidence]}</span>`}</td><td>${placeCell(language, closure, names)}</td><td>${KIND_NAMES[language][kind]}</td><td><ul class="note">${sources.map(
    (id) => sourceLink(language, id, names),
  )}${report !== undefined && html`<li><a href="${report}" rel="noreferrer">${REPORT_TEXT[language].report}</a></li>`}</ul></td></tr>`;
}
