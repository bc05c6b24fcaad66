/** Parts of the holidays of a year that follow today's date and the visitor's own weekend. */
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import { dayLink } from '#site/data/address.ts';
import { type Break, lengthOf } from '#site/data/breaks.ts';
import { daysAwayText, holidayDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { WEEKEND_DAYS, type Weekend } from '#site/settings/settings.ts';
import { HOLIDAYS_TEXT } from './text.ts';

/** The box "next holiday". */
export const nextHoliday = (language: Language, jdn: Jdn, titles: readonly string[], today: Jdn): Html =>
  html`<p class="big">${titles.join(SITE_TEXT[language].comma)}</p>
<p>${holidayDayText(language, jdn)} · <strong>${daysAwayText(language, jdn - today)}</strong></p>`;

/** «۵ روز در جمعه»: days off that fall on the weekend. */
export function onWeekendText(language: Language, days: readonly Jdn[], weekend: Weekend): string {
  const found = days.filter((jdn) => WEEKEND_DAYS[weekend].includes(weekdayOf(jdn)));
  return `${numeral(language, found.length)} ${HOLIDAYS_TEXT[language].onWeekend[weekend]}`;
}

/** «چهارشنبه ۲ دی», "Wed 23 Dec" */
export function shortDay(language: Language, jdn: Jdn): string {
  if (language === 'fa') return holidayDayText(language, jdn);
  const { month, day } = gregorian.fromJdn(jdn);
  return `${weekdayName(jdn).en.slice(0, 3)} ${day} ${monthName('gregorian', month).en.slice(0, 3)}`;
}

/** English dates end with the year; Persian pages have the year in the heading. */
export const yearAfter = (language: Language, jdn: Jdn): string =>
  ({ fa: '', en: ` ${gregorian.fromJdn(jdn).year}` })[language];

/** «تعطیلات چندروزه: چهارشنبه ۲ دی تا جمعه ۴ دی، ۳ روز، با مرخصی در پنجشنبه ۳ دی» */
export function nextLongWeekend(language: Language, span: Break | undefined): Html {
  if (!span) return html``;
  const text = HOLIDAYS_TEXT[language];
  const cost = span.leave.map((jdn) => shortDay(language, jdn)).join(text.and);
  const days = `${numeral(language, lengthOf(span))} ${text.days}`;
  const words = [days, span.leave.length > 0 ? `${text.withLeave} ${cost}` : text.noLeave].join(
    SITE_TEXT[language].comma,
  );
  return html`<a href="#long">${text.long}</a>: <b>${shortDay(language, span.first)} ${text.to} ${shortDay(language, span.last)}</b>${SITE_TEXT[language].comma}${words}`;
}

/** @param isThisYear without the spans that are over */
export function longWeekendList(language: Language, spans: readonly Break[], isThisYear: boolean): Html {
  const text = HOLIDAYS_TEXT[language];
  if (spans.length === 0) return html`<p>${isThisYear ? text.noLongLeft : text.noLong}</p>`;
  return html`<ul class="long-weekends named lines">${spans.map((span) => {
    const { first, last, leave } = span;
    const cost = leave.map((jdn) => shortDay(language, jdn)).join(text.and);
    return html`<li><span class="long-days"><b>${numeral(language, lengthOf(span))}</b> ${text.days}</span>
<div>${dayLink(language, first, shortDay(language, first))} ${text.to} ${dayLink(language, last, shortDay(language, last) + yearAfter(language, last))}
<p class="note">${leave.length > 0 ? `${text.withLeave} ${cost}` : text.noLeave}</p></div></li>`;
  })}</ul>`;
}
