/** A closure as a row of the page: date, title, place and sources. */
import { totalRecall } from '#api/closures.ts';
import type { Closure } from '#core/closures.ts';
import { bothDatesText, gregorianDateText, ownSpanText, persianDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type InLanguages, type Language, titleIn } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { REPORT_TEXT } from '#site/report/address.ts';
import type { ClosureRecall } from '#tables/types.ts';
import { CLOSURE_TEXT } from './text.ts';

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

/** One day with its weekday, or a span: «۲ تا ۵ دی ۱۴۰۴», «۱۰ اسفند ۱۴۰۴ تا ۲۸ اردیبهشت ۱۴۰۵». */
function dateCell(language: Language, { firstDay, lastDay }: Closure): string {
  if (firstDay === lastDay) return bothDatesText(language, firstDay);
  const [from, to] = [OWN_DATE[language](language, firstDay), OWN_DATE[language](language, lastDay)];
  const yearIn = (date: string): string => date.slice(date.lastIndexOf(' '));
  return yearIn(from) === yearIn(to)
    ? ownSpanText(language, firstDay, lastDay) + yearIn(to)
    : `${from} ${CLOSURE_TEXT[language].until} ${to}`;
}

const OWN_DATE = { fa: persianDateText, en: gregorianDateText } as const;

function placeCell(language: Language, { provinces, counties }: Closure, names: Names): string {
  const text = CLOSURE_TEXT[language];
  if (provinces.length === 0) return text.country;
  const provinceNames = provinces.map((slug) => names.province(slug)[language]).join(COMMA[language]);
  if (counties.length === 0) return provinceNames;
  const countyNames = counties.map((slug) => names.city(slug)[language]).join(COMMA[language]);
  return `${text.counties} ${provinceNames}: ${countyNames}`;
}

/** A source as a numbered link. */
const sourceLink = (language: Language, id: string, index: number, names: Names): Html => {
  const { title, url } = names.source(id);
  const number = numeral(language, index + 1);
  const name = `${CLOSURE_TEXT[language].sources} ${number}: ${title[language]}`;
  return url
    ? html`<a href="${url}" rel="noopener" title="${title[language]}" aria-label="${name}">${number}</a> `
    : html`<span title="${title[language]}">${title[language]}</span> `;
};

/** How many of the closures that news pages report the list had: "Of 26 closures found in the news, …". */
export function recallText(language: Language, recall: readonly ClosureRecall[]): string {
  const { found, present, partly } = totalRecall(recall);
  return CLOSURE_TEXT[language].recall
    .replace('{found}', numeral(language, found))
    .replace('{present}', numeral(language, present))
    .replace('{partly}', numeral(language, partly));
}

/** A row with attributes for the filter. */
export function closureRow(language: Language, closure: Closure, names: Names): Html {
  const { slug, bodies, confidence, hours, provinces, sources } = closure;
  const text = CLOSURE_TEXT[language];
  const title = titleIn(language, closure);
  const report = names.report(closure, `${slug}: ${title}`);
  return html`<tr id="${slug}" data-bodies="${bodies.join(' ')}" data-provinces="${provinces.join(' ')}"><th scope="row">${dateCell(language, closure)}</th><td>${title}${
    hours !== null && html` <span class="note">${text.hours} ${numeral(language, hours.replace('-', '–'))}</span>`
  }${confidence !== 'high' && html` <span class="note">${text.confidences[confidence]}</span>`}</td><td>${placeCell(language, closure, names)}</td><td class="closure-sources">${sources.map(
    (id, index) => sourceLink(language, id, index, names),
  )}${report !== undefined && html`<a href="${report}" rel="noreferrer">${REPORT_TEXT[language].report}</a>`}</td></tr>`;
}
