/** The greeting of the first page in the hours before a new year and during Nowruz. */
import { type Jdn, MS_PER_DAY } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import type { YearMoment } from '#site/nowruz/moments.ts';
import { spanClock } from '#site/prayer-times/card.view.ts';
import { HOME_TEXT } from './text.ts';

/** People are on holiday and visit each other until the thirteenth day. */
const LAST_DAY_OF_NOWRUZ = 13;

/**
 * @param now milliseconds since 1970; on the last day before a new year there is a countdown
 * @param day the visitor's day
 * @returns empty on all other days
 */
export function greeting(language: Language, moments: readonly YearMoment[], now: number, day: Jdn): Html | undefined {
  const text = HOME_TEXT[language];
  const next = moments.find(([, moment]) => moment > now);
  if (next && next[1] - now <= MS_PER_DAY) {
    return html`<p class="greeting statement center"><b class="number">${numeral(language, spanClock(next[1] - now))}</b> ${text.untilYear.replace('{year}', numeral(language, next[0]))}</p>`;
  }
  const begun = moments.findLast(([, moment]) => moment <= now);
  if (!begun) return undefined;
  const { year, month, day: dayOfMonth } = persian.fromJdn(day);
  const isNowruz = year === begun[0] ? month === 1 && dayOfMonth <= LAST_DAY_OF_NOWRUZ : now - begun[1] < MS_PER_DAY;
  if (!isNowruz) return undefined;
  return html`<p class="greeting statement center"><b>${text.happyNowruz}</b> ${text.happyYear.replace('{year}', numeral(language, begun[0]))}</p>`;
}
