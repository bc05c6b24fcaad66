/** How many days off and working days a month or a year has, by the weekend that the reader chose. */

import { weekdayOf } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { WEEKEND_DAYS, WEEKENDS } from '#core/weekends.ts';
import type { Cell } from '#site/data/resources.ts';
import { plainTitle } from '#site/data/rows.ts';
import { titleOf } from '#site/data/titles.ts';
import { dayNumber, shortWeekday } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { MONTH_TEXT } from './text.ts';

/**
 * «۲۶ روز کاری · ۴ تعطیل», «۲۴ روز کاری · ۶ تعطیل (جمعه ۲۲: …)» for each weekend; the style sheet shows the reader's.
 * @param hasNames names the holidays on the weekend, which give no further day off
 */
export function dayCounts(language: Language, cells: readonly Cell[], { hasNames = false } = {}): Html {
  if (cells.some(({ sh }) => sh.year < HOLIDAY_YEARS.first)) return html``;
  const { counted } = MONTH_TEXT[language];
  const n = (count: number) => numeral(language, count);
  return html`${WEEKENDS.map((weekend) => {
    const isWeekend = ({ gregorian }: Cell) => WEEKEND_DAYS[weekend].includes(weekdayOf(dayNumber(gregorian)));
    const off = cells.filter((cell) => cell.is_holiday || isWeekend(cell)).length;
    const named = hasNames ? cells.filter((cell) => cell.is_holiday && isWeekend(cell)) : [];
    const names = named.map((cell) => namedHoliday(language, cell)).join(SITE_TEXT[language].comma);
    return html`<span data-of-weekend="${weekend}"><span class="whole">${n(cells.length - off)} ${counted.workdays} · ${n(off)} ${counted.off}</span>${names && html` <span class="whole">(${names})</span>`}</span>`;
  })}`;
}

/** A longer name is told by its row alone. */
const MAX_LETTERS = 30;

/** «جمعه ۲۲: شهادت حضرت فاطمهٔ زهرا (س)», "Fri 13: Martyrdom of Fatima", "Fri 20: Public holiday" */
function namedHoliday(language: Language, { day, gregorian, events }: Cell): string {
  const number = numeral(language, language === 'fa' ? day : gregorian.day);
  const title = plainTitle(titleOf(language, events[0]!));
  const name = title.length > MAX_LETTERS ? SITE_TEXT[language].holiday : title;
  return `${shortWeekday(language, dayNumber(gregorian))} ${number}: ${name}`;
}
