/** Long weekends as a list, for the build and for the browser, which knows the visitor's own weekend. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import { dayLink } from '#site/data/address.ts';
import { holidayDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import type { LongWeekend } from './long-weekends.ts';
import { HOLIDAYS_TEXT } from './text.ts';

/** «چهارشنبه ۲ دی», "Wed 23 Dec" */
export function shortDay(language: Language, jdn: Jdn): string {
  if (language === 'fa') return holidayDayText(language, jdn);
  const { month, day } = gregorian.fromJdn(jdn);
  return `${weekdayName(jdn).en.slice(0, 3)} ${day} ${monthName('gregorian', month).en.slice(0, 3)}`;
}

/** English dates end with the year; Persian pages have the year in the heading. */
export const yearAfter = (language: Language, jdn: Jdn): string =>
  ({ fa: '', en: ` ${gregorian.fromJdn(jdn).year}` })[language];

export function longWeekendList(language: Language, spans: readonly LongWeekend[]): Html {
  const text = HOLIDAYS_TEXT[language];
  return html`<ul class="long-weekends named lines">${spans.map(({ first, last, days, leave }) => {
    const cost = leave.map((jdn) => shortDay(language, jdn)).join(text.and);
    return html`<li><span class="long-days"><b>${numeral(language, days)}</b> ${text.days}</span>
<div>${dayLink(language, first, shortDay(language, first))} ${text.to} ${dayLink(language, last, shortDay(language, last) + yearAfter(language, last))}
<p class="note">${leave.length > 0 ? `${text.withLeave} ${cost}` : text.noLeave}</p></div></li>`;
  })}</ul>`;
}
