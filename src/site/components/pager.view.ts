/** Heads of pages that follow each other: the title between arrows to the one before and the one after. */
import { type Html, html } from '#site/kit/html.ts';
import { inLanguages, type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

const YEARS = inLanguages({
  prev: { fa: 'سال قبل', en: 'Previous year' },
  next: { fa: 'سال بعد', en: 'Next year' },
});

const KINDS = { prev: 'back', next: 'on' } as const;
type Rel = keyof typeof KINDS;

/** A link drawn as an arrow. @param label for screen readers. @param name where it leads, which a wide page shows */
export const arrow = (rel: Rel, href: string, label: string, name?: string): Html =>
  html`<a class="arrow ${KINDS[rel]}" rel="${rel}" href="${href}" aria-label="${label}"${name && html` data-name="${name}"`}></a>`;

/** @param lead below the title */
export const pagerHead = (before: Html, title: Html | string, after: Html, lead?: Html): Html =>
  html`<header class="page-head pager">${before}<h1>${title}</h1>${after}${lead && html`<p class="lead">${lead}</p>`}</header>`;

interface YearHead {
  /** without the year, which stands behind it */
  readonly title: string;
  readonly year: number;
  /** address of a year; undefined for a year without a page */
  readonly hrefOf: (year: number) => string | undefined;
  /** behind the year */
  readonly span?: string;
  readonly lead?: Html;
}

/** The head of a year's page. */
export function yearHead(language: Language, { title, year, span, hrefOf, lead }: YearHead): Html {
  const step = (rel: Rel, to: number) => {
    const href = hrefOf(to);
    const label = YEARS[language][rel] + SITE_TEXT[language].comma + numeral(language, to);
    return href === undefined ? html`<span></span>` : arrow(rel, href, label);
  };
  const words = html`${title} <span data-part="year">${numeral(language, year)}</span>${span && html` <span class="note">${span}</span>`}`;
  return pagerHead(step('prev', year - 1), words, step('next', year + 1), lead);
}
