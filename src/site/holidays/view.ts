/** Parts of the holidays of a year that follow today's date and the visitor's own weekend. */

import { type Break, lengthOf } from '#core/breaks.ts';
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import { dayLink } from '#site/data/address.ts';
import {
  type Calendar,
  daysAwayText,
  gregorianHolidayText,
  holidayDayText,
  ownSpanText,
  shortDateText,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { HOLIDAYS_TEXT } from './text.ts';

export interface HolidayYear {
  readonly first: Jdn;
  readonly last: Jdn;
  /** days off of the year, in order */
  readonly days: readonly { readonly jdn: Jdn; readonly titles: readonly string[] }[];
}

/** A list that begins in January is of a Gregorian year, in which its dates are. */
const calendarOf = ({ first }: Pick<HolidayYear, 'first'>): Calendar =>
  gregorian.fromJdn(first).month === 1 ? 'gregorian' : 'persian';

/** A day of the list: «چهارشنبه ۲ دی», «شنبه ۱۰ اکتبر», "Saturday 10 October 2026" */
const dayText = (language: Language, year: Pick<HolidayYear, 'first'>, jdn: Jdn): string =>
  (language === 'fa' && calendarOf(year) === 'gregorian' ? gregorianHolidayText : holidayDayText)(language, jdn);

export const holds = ({ first, last }: Pick<HolidayYear, 'first' | 'last'>, day: Jdn): boolean =>
  first <= day && day <= last;

/** The box on top: the next holiday with the next long weekend; of another year, its longest days off. */
export function statement(language: Language, year: HolidayYear, spans: readonly Break[], today: Jdn): Html {
  const text = HOLIDAYS_TEXT[language];
  const next = holds(year, today) ? year.days.find(({ jdn }) => jdn >= today) : undefined;
  if (next) {
    return html`<h2 class="note">${text.nextHoliday}</h2>
<p class="big">${next.titles.join(SITE_TEXT[language].comma)}</p>
<p>${dayText(language, year, next.jdn)} · <strong>${daysAwayText(language, next.jdn - today)}</strong></p>
${spans[0] && html`<p class="note"><a href="#long">${text.long}</a>: ${breakText(language, year, spans[0])}</p>`}`;
  }
  const [longest] = spans.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return longest
    ? html`<h2 class="note">${text.longest}</h2>
<p class="big">${numeral(language, lengthOf(longest))} ${text.days}</p>
<p>${breakText(language, year, longest)}</p>
<p><a href="#long">${text.long}</a></p>`
    : html``;
}

/** «۲ تا ۴ دی، با مرخصی در ۳ دی» */
function breakText(language: Language, year: HolidayYear, { first, last, leave }: Break): Html {
  const calendar = language === 'fa' ? calendarOf(year) : 'gregorian';
  const days = leave.map((jdn) => shortDateText(language, jdn, calendar));
  return html`<b>${ownSpanText(language, first, last, { calendar })}</b>${SITE_TEXT[language].comma}${leaveText(language, days)}`;
}

function leaveText(language: Language, days: readonly string[]): string {
  const text = HOLIDAYS_TEXT[language];
  return days.length === 0 ? text.noLeave : `${text.withLeave} ${days.join(text.and)}`;
}

/** «۵ روز در جمعه»: days off that fall on the weekend. */
export function onWeekendText(language: Language, { days }: HolidayYear, weekend: Weekend): string {
  const found = days.filter(({ jdn }) => WEEKEND_DAYS[weekend].includes(weekdayOf(jdn)));
  return `${numeral(language, found.length)} ${HOLIDAYS_TEXT[language].onWeekend[weekend]}`;
}

/** «چهارشنبه ۲ دی», "Wed 23 Dec". @param year of the list in which it stands */
export function shortDay(language: Language, jdn: Jdn, year?: HolidayYear): string {
  if (language === 'fa') return year ? dayText(language, year, jdn) : holidayDayText(language, jdn);
  const { month, day } = gregorian.fromJdn(jdn);
  return `${weekdayName(jdn).en.slice(0, 3)} ${day} ${monthName('gregorian', month).en.slice(0, 3)}`;
}

/** English dates end with the year; Persian pages have the year in the heading. */
export const yearAfter = (language: Language, jdn: Jdn): string =>
  ({ fa: '', en: ` ${gregorian.fromJdn(jdn).year}` })[language];

/** @param isThisYear without the spans that are over */
export function longWeekendList(
  language: Language,
  year: HolidayYear,
  spans: readonly Break[],
  isThisYear: boolean,
): Html {
  const text = HOLIDAYS_TEXT[language];
  const day = (jdn: Jdn) => shortDay(language, jdn, year);
  if (spans.length === 0) return html`<p>${isThisYear ? text.noLongLeft : text.noLong}</p>`;
  return html`<ul class="long-weekends named lines">${spans.map((span) => {
    const { first, last, leave } = span;
    return html`<li><span class="long-days"><b>${numeral(language, lengthOf(span))}</b> ${text.days}</span>
<div>${dayLink(language, first, day(first))} ${text.to} ${dayLink(language, last, day(last) + yearAfter(language, last))}
<p class="note">${leaveText(language, leave.map(day))}</p></div></li>`;
  })}</ul>`;
}
