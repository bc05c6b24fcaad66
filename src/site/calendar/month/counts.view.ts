/** How many days off and working days a month or a year has, by the weekend that the reader chose. */

import { weekdayOf } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { WEEKEND_DAYS, WEEKENDS } from '#core/weekends.ts';
import type { Cell } from '#site/data/resources.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { MONTH_TEXT } from './text.ts';

export interface DayCounts {
  readonly days: number;
  readonly weekendDays: number;
  /** official holidays that are no weekend days */
  readonly holidays: number;
  readonly workdays: number;
}

/** @param weekend ISO weekdays that are off */
export function countDays(cells: readonly Cell[], weekend: readonly number[]): DayCounts {
  const isWeekend = ({ gregorian }: Cell) => weekend.includes(weekdayOf(dayNumber(gregorian)));
  const weekendDays = cells.filter(isWeekend).length;
  const holidays = cells.filter((cell) => cell.is_holiday && !isWeekend(cell)).length;
  return { days: cells.length, weekendDays, holidays, workdays: cells.length - weekendDays - holidays };
}

/** «۳۰ روز · ۴ جمعه · ۲ تعطیلی رسمی در روزهای دیگر · ۲۴ روز کاری» for each weekend; the style sheet shows the reader's. */
export function monthCounts(language: Language, cells: readonly Cell[]): Html {
  if (cells.some(({ sh }) => sh.year < HOLIDAY_YEARS.first)) return html``;
  const { counted } = MONTH_TEXT[language];
  return html`${WEEKENDS.map((weekend) => {
    const { days, weekendDays, holidays, workdays } = countDays(cells, WEEKEND_DAYS[weekend]);
    const n = (count: number) => numeral(language, count);
    const all = html`<span>${n(days)} ${counted.days}</span>`;
    const ofWeekend = html`<span>${n(weekendDays)} ${counted.weekendDays[weekend]}</span>`;
    const others =
      holidays === 0 ? counted.noHolidays : `${n(holidays)} ${counted[holidays === 1 ? 'holiday' : 'holidays']}`;
    return html`<span data-of-weekend="${weekend}">${all} · ${ofWeekend} · ${others} · <b>${n(workdays)} ${counted.workdays}</b></span>`;
  })}`;
}

/** «۲۴ روز کاری، ۶ تعطیل» */
export function shortCounts(language: Language, cells: readonly Cell[]): Html {
  if (cells.some(({ sh }) => sh.year < HOLIDAY_YEARS.first)) return html``;
  const { counted } = MONTH_TEXT[language];
  return html`${WEEKENDS.map((weekend) => {
    const { workdays, days } = countDays(cells, WEEKEND_DAYS[weekend]);
    return html`<span data-of-weekend="${weekend}">${numeral(language, workdays)} ${counted.workdays} · ${numeral(language, days - workdays)} ${counted.off}</span>`;
  })}`;
}
