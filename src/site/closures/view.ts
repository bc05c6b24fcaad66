/** The closures by year, of all of the country or of a province. */
import { totalRecall } from '#api/closures.ts';
import { type Closure, isIn } from '#core/closures.ts';
import { bothDatesText, ownSpanText, withWholeDates } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { REPORT_TEXT } from '#site/report/address.ts';
import type { ClosureRecall } from '#tables/types.ts';
import { CLOSURE_TEXT } from './text.ts';

/** A closure with its texts in one language. */
export interface ClosureRow
  extends Pick<Closure, 'slug' | 'firstDay' | 'lastDay' | 'bodies' | 'provinces' | 'hours' | 'confidence'> {
  /** the Persian year of its last day */
  readonly year: number;
  readonly title: string;
  readonly place: string;
  readonly sources: readonly { readonly title: string; readonly url?: string | undefined }[];
  /** address of a prefilled report; undefined if the build has no address for reports */
  readonly report?: string | undefined;
}

export interface ClosureList {
  /** newest first */
  readonly rows: readonly ClosureRow[];
  /** slug of a city → slug of its province */
  readonly provinceOf: Readonly<Record<string, string>>;
}

/** Of a province, a closed institution, or both; an empty text chooses all. */
export interface Choice {
  readonly province: string;
  readonly body: string;
}

const ALL: Choice = { province: '', body: '' };

/** Nationwide closures concern every province, general ones everything. */
const isChosen = (row: ClosureRow, { province, body }: Choice): boolean =>
  (province === '' || isIn(row, province)) &&
  (body === '' || row.bodies.some((closed) => closed === 'all' || closed === body));

/** The closures of a choice in one block a year. All closures are open at the last year, chosen ones everywhere. */
export function closureYears(language: Language, rows: readonly ClosureRow[], choice = ALL): Html {
  const text = CLOSURE_TEXT[language];
  const isAll = choice.province === '' && choice.body === '';
  const years = [
    ...Map.groupBy(
      rows.filter((row) => isChosen(row, choice)),
      ({ year }) => year,
    ),
  ];
  if (years.length === 0) return html`<p class="note">${text.none}</p>`;
  const heads = [text.date, text.what, text.where, text.sources].map((head) => html`<th scope="col">${head}</th>`);
  return html`${years.map(([year, closures], index) => {
    const title = yearTitle(language, year);
    return html`
<details${(index === 0 || !isAll) && html` open`}><summary><h2 id="y${year}">${title}</h2></summary>
<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table class="records stacks"><thead><tr>${heads}</tr></thead>
<tbody>${closures.map((closure) => closureRow(language, closure))}</tbody></table></div></details>`;
  })}`;
}

const yearTitle = (language: Language, year: number): string =>
  CLOSURE_TEXT[language].yearTitle
    .replace('{year}', numeral(language, year))
    .replace('{gregorian}', `${year + 621}/${(year + 622) % 100}`);

/** One day with its weekday, or a span: «۲ تا ۵ دی ۱۴۰۴», «۱۰ اسفند ۱۴۰۴ تا ۲۸ اردیبهشت ۱۴۰۵». */
const dateCell = (language: Language, { firstDay, lastDay }: ClosureRow): string =>
  firstDay === lastDay ? bothDatesText(language, firstDay) : ownSpanText(language, firstDay, lastDay, { year: true });

function closureRow(language: Language, closure: ClosureRow): Html {
  const { slug, title, place, confidence, hours, sources, report } = closure;
  const text = CLOSURE_TEXT[language];
  const notes = [
    hours !== null && `${text.hours} ${numeral(language, hours.replace('-', '–'))}`,
    confidence !== 'high' && text.confidences[confidence],
  ].map((note) => note && html` <span class="note">${note}</span>`);
  return html`
<tr id="${slug}"><th scope="row">${withWholeDates(dateCell(language, closure))}</th><td>${title}${notes}</td><td>${place}</td>
<td class="closure-sources">${sources.map((source, index) => sourceLink(language, source, index + 1))}${
    report !== undefined && html`<a href="${report}" rel="noreferrer">${REPORT_TEXT[language].report}</a>`
  }</td></tr>`;
}

/** A source as a numbered link. */
function sourceLink(language: Language, { title, url }: ClosureRow['sources'][number], index: number): Html {
  const number = numeral(language, index);
  const name = `${CLOSURE_TEXT[language].sources} ${number}: ${title}`;
  return url
    ? html`<a href="${url}" rel="noopener" title="${title}" aria-label="${name}">${number}</a> `
    : html`<span title="${title}">${title}</span> `;
}

/** How many of the closures that news pages report the list had: "Of 26 closures found in the news, …". */
export function recallText(language: Language, recall: readonly ClosureRecall[]): string {
  const { found, present, partly } = totalRecall(recall);
  return CLOSURE_TEXT[language].recall
    .replace('{found}', numeral(language, found))
    .replace('{present}', numeral(language, present))
    .replace('{partly}', numeral(language, partly));
}
