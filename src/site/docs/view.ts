/** An answer of the service, as the documentation shows it. For the build and the browser. */
import { type Html, html } from '#site/kit/html.ts';
import { inLanguages, type Language } from '#site/kit/language.ts';

export const ANSWER_TEXT = inLanguages({
  more: { fa: 'مورد دیگر', en: 'more' },
  waiting: { fa: 'در حال دریافت…', en: 'Loading…' },
  failed: { fa: 'پاسخی نیامد؛ اینترنت را بررسی کنید.', en: 'No answer; check your connection.' },
});

export interface ShownAnswer {
  /** the request and its status, such as `GET /api/next → 200` */
  readonly label: string;
  /** a header of the answer */
  readonly note?: string;
  readonly value: unknown;
  /** items of a list that are shown */
  readonly most?: number;
}

const MAX_ITEMS = 2;
/** A letter that no answer contains: it marks the place of the items that are cut. */
const CUT = '\uE000';
const CUT_ITEM = new RegExp(`"${CUT}(\\d+)"`, 'g');

export function answerView(language: Language, { label, note, value, most = MAX_ITEMS }: ShownAnswer): Html {
  const cut = (_key: string, part: unknown) =>
    Array.isArray(part) && part.length > most ? [...part.slice(0, most), CUT + (part.length - most)] : part;
  const json = JSON.stringify(value, cut, 2).replace(CUT_ITEM, `… $1 ${ANSWER_TEXT[language].more}`);
  return html`<p class="docs-label note ltr"><code>${label}</code>${note && html`<br><code>${note}</code>`}</p>
<pre class="code docs-answer" tabindex="0" role="group" aria-label="${label}"><code>${json}</code></pre>`;
}
