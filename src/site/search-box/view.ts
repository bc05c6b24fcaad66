/** The list of the search box. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SIGN } from './answer-rows.ts';
import type { AnswerRow, Results, Row } from './results.ts';
import { EXAMPLES, SEARCH_BOX_TEXT } from './text.ts';

/** A row before anything is typed, with its figure at the end. */
export interface NowRow extends Omit<Row, 'kind'> {
  readonly figure: string;
  readonly isTime?: boolean;
}

const option = (index: number, target: Html, content: Html, name = ''): Html =>
  html`<li role="option" id="search-box-option-${index}" aria-selected="false" class="${name}" ${target}>${content}</li>`;
const to = (href: string): Html => html`data-href="${href}"`;
/** A name, its note, and at the end its kind. */
const row = (title: string, note: string, end: Html): Html =>
  html`<span class="name">${title}</span>${line(note)}${end}`;
const kindOf = (kind: string): Html => html`<span class="note kind">${kind}</span>`;

/** What was read, what it is, and its ground. */
const said = (read: string, short: string, detail: string): Html =>
  html`${line(read)}<p class="big">${short}</p>${detail.split('\n').map(line)}`;

/** The style puts a dot between two parts that stand on one line. */
const line = (text: string): Html | false =>
  text !== '' &&
  html`<p class="note parts">${text.split(SIGN).map((part, index) => html`${index > 0 && ' '}<span class="whole">${part}</span>`)}</p>`;

/** A sentence in place of an answer. */
const sentence = (title: string, detail: string): Html =>
  html`<li role="presentation" class="found-answer">${said('', title, detail)}</li>`;

/** Texts to type: a tap writes one. @param from number of options before them */
const examples = (language: Language, from: number): Html =>
  html`<li role="presentation" class="note">${SEARCH_BOX_TEXT[language].examples}</li>${EXAMPLES[language].map(
    (text, index) => option(from + index, html`data-text="${text}"`, html`${text}`, 'example'),
  )}`;

/** Before the rows are known their place is kept. */
const AWAITED = html`<li role="presentation">${row('\u00a0', '\u00a0', kindOf(''))}</li>`;

/** What stands there before anything is typed. @param rows undefined while they are not known */
export const emptyList = (language: Language, rows: readonly NowRow[] | undefined): Html =>
  html`${
    rows?.map(({ href, title, note, figure, isTime }, index) =>
      option(
        index,
        to(href),
        row(title, note, isTime ? html`<span class="kind time">${figure}</span>` : kindOf(figure)),
      ),
    ) ?? [AWAITED, AWAITED]
  }${examples(language, rows?.length ?? 0)}`;

/** What pages are called by their addresses, the first that fits. */
const PAGES = [
  ['day', /#d\d/],
  ['month', /\d\/\d+$/],
  ['year', /\/\d+$/],
  ['occasion', /\/occasions\//],
  ['place', /./],
] as const;

/** The answer, and below it a row for its page. */
function answerOf(language: Language, { href, isPeriod, first, read, short, detail }: AnswerRow): Html {
  const { opens } = SEARCH_BOX_TEXT[language];
  const [page] = PAGES.find(([, path]) => path.test(href))!;
  const title = opens[isPeriod && page === 'day' ? 'first' : page].replace('{date}', first);
  return html`${said(read, short, detail)}${first !== '' && html`<p class="opens">${title}</p>`}`;
}

export function resultList(language: Language, typed: string, { answer, rows }: Results): Html {
  if (!answer && rows.length === 0) return nothingFound(language, typed);
  const from = answer ? 1 : 0;
  return html`${answer && option(0, to(answer.href), answerOf(language, answer), 'found-answer')}${rows.map(
    ({ href, title, note, kind }, index) => option(from + index, to(href), row(title, note, kindOf(kind))),
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
