/** The moment of one year, as the static file tells it. */
import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import { momentOf } from '../nowruz-moments.ts';
import { numeral } from '../numerals.ts';
import type { NowruzMoment } from '../resources.ts';
import { NOWRUZ_TEXT } from '../text/nowruz.ts';
import { clockIn, differenceText, momentIn } from './nowruz.ts';

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
