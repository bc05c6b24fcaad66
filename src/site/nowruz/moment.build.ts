/** The coming new year: countdown, and its moment on one or two clocks. Build only. */
import { TEHRAN } from '#api/tehran.ts';
import { buildNow } from '#site/data/now.build.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { coming, comingMoments } from './build.ts';
import { countdownTo } from './moments.ts';
import { NOWRUZ_TEXT } from './text.ts';
import { countdownBoxes, momentIn } from './view.ts';

/**
 * @param zone the city's clock, before Tehran's; without it the visitor's clock comes after Tehran's, or universal time
 *   where the two are one
 */
export function comingMoment(language: Language, zone?: string): Html {
  const text = NOWRUZ_TEXT[language];
  const [year, moment] = coming;
  const inTehran = momentIn(language, TEHRAN, moment);
  return html`<section class="nowruz-moment card main national" data-part="nowruz" data-year="${year}" data-moments="${JSON.stringify(comingMoments)}" aria-label="${text.heading}">
<p class="nowruz-year center" data-part="year">${numeral(language, year)}</p>
<div class="center"><div class="count-units" data-part="countdown" role="timer">${countdownBoxes(language, countdownTo(moment, buildNow))}</div>
<p class="note" data-part="left">${text.left}</p>
<noscript><p class="note">${text.needsScript}</p></noscript></div>
<dl class="nowruz-clocks grid full">${zone !== undefined && html`<div><dt>${text.localTime}</dt><dd data-clock="${zone}">${momentIn(language, zone, moment)}</dd></div>`}
<div><dt>${text.tehran}</dt><dd data-clock="${TEHRAN}">${inTehran}</dd></div>
${
  zone === undefined &&
  html`<div><dt class="waiting"><span data-part="second-clock">${text.here}</span> <bdi class="ltr note" data-part="visitor-zone"></bdi></dt><dd class="waiting" data-clock="visitor">${inTehran}</dd></div>`
}</dl>
<p class="full"><a class="button primary" data-part="ics" href="/nowruz/${year}.ics">${text.ics}</a></p></section>`;
}
