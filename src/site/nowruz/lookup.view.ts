/** The moment of one year, from its static file. */

import type { NowruzMoment } from '#site/data/resources.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { momentOf } from './moments.ts';
import { NOWRUZ_TEXT } from './text.ts';
import { clockIn, differenceText, momentIn } from './view.ts';

interface MomentOnClock {
  readonly zone: string;
  readonly moment: number;
}

export function lookedUpYear(
  language: Language,
  { year_sh, utc, time_scale, announced }: NowruzMoment,
  { zone, moment }: MomentOnClock,
): Html {
  const text = NOWRUZ_TEXT[language];
  return html`<p><b>${text.heading} ${numeral(language, year_sh)}</b> ${text.tehran}</p>
${momentIn(language, zone, moment)}
<p class="note"><bdi class="ltr">${numeral(language, utc)} ${time_scale}</bdi>${
    announced &&
    html` · ${text.announced} ${clockIn(language, zone, momentOf(announced.utc))} (${differenceText(language, announced.difference_seconds)} ${text.secondsShort})`
  }</p>`;
}
