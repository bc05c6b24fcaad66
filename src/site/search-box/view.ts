/** The list of the search box. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import type { Results, Row } from './results.ts';
import { EXAMPLES, SEARCH_BOX_TEXT } from './text.ts';

/** A row before anything is typed, with its figure at the end. */
export interface NowRow extends Omit<Row, 'kind'> {
  readonly figure: string;
  readonly isTime?: boolean;
}

const option = (index: number, target: Html, content: Html, name = ''): Html =>
  html`<li role="option" id="search-box-option-${index}" aria-selected="false" class="${name}" ${target}>${content}</li>`;
const to = (href: string): Html => html`data-href="${href}"`;

/** A sentence in place of an answer. */
const sentence = (title: string, detail: string): Html =>
  html`<li role="presentation" class="found-answer"><b>${title}</b>${detail && html`<span>${detail}</span>`}</li>`;

/** Texts to type: a tap writes one. @param from number of options before them */
const examples = (language: Language, from: number): Html =>
  html`<li role="presentation" class="label">${SEARCH_BOX_TEXT[language].examples}</li>${EXAMPLES[language].map(
    (text, index) => option(from + index, html`data-text="${text}"`, html`${text}`, 'example'),
  )}`;

/** What stands there before anything is typed. */
export const emptyList = (language: Language, rows: readonly NowRow[]): Html =>
  html`${rows.map(({ href, title, note, figure, isTime }, index) =>
    option(
      index,
      to(href),
      html`<span class="name">${title}</span><span class="note">${note}</span><span class="${isTime ? 'time' : 'kind'}">${figure}</span>`,
    ),
  )}${examples(language, rows.length)}`;

export function resultList(language: Language, typed: string, { answer, rows }: Results): Html {
  if (!answer && rows.length === 0) return nothingFound(language, typed);
  const read =
    answer &&
    html`<span>${answer.read}</span><b>${answer.short}</b><span>${answer.detail}</span><span class="opens">${answer.opens}</span>`;
  return html`${answer && read && option(0, to(answer.href), read, 'found-answer')}${rows.map(
    ({ href, title, note, kind }, index) =>
      option(
        answer ? index + 1 : index,
        to(href),
        html`<span class="name">${title}</span>${note && html`<span class="note">${note}</span>`}<span class="kind">${kind}</span>`,
      ),
  )}`;
}

function nothingFound(language: Language, typed: string): Html {
  const text = SEARCH_BOX_TEXT[language];
  return html`${sentence(text.none.replace('{text}', typed), text.finds)}${examples(language, 0)}`;
}

/** When the API does not answer. */
export function noAnswer(language: Language, isOnline: boolean): Html {
  const { offline, forOffline, failed, again } = SEARCH_BOX_TEXT[language];
  return isOnline ? sentence(failed, again) : sentence(offline, forOffline);
}
