/** How many days off and working days a month or a year has, by the weekend that the reader chose. */

import { weekdayOf } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { WEEKEND_DAYS, WEEKENDS } from '#core/weekends.ts';
import type { Cell } from '#site/data/resources.ts';
import { titleOf } from '#site/data/titles.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
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

/** «۲۶ روز کاری · ۴ جمعه», «۲۴ روز کاری · ۶ تعطیل (جمعه ۲۲: …)» for each weekend; the style sheet shows the reader's. */
export function monthCounts(language: Language, cells: readonly Cell[]): Html {
  if (cells.some(({ sh }) => sh.year < HOLIDAY_YEARS.first)) return html``;
  const { counted } = MONTH_TEXT[language];
  const n = (count: number) => numeral(language, count);
  return html`${WEEKENDS.map((weekend) => {
    const { days, weekendDays, holidays, workdays } = countDays(cells, WEEKEND_DAYS[weekend]);
    const hidden = cells.length <= DAYS_OF_MONTH ? holidaysOnWeekend(language, cells, WEEKEND_DAYS[weekend]) : '';
    const off =
      holidays > 0 || hidden
        ? `${n(days - workdays)} ${counted.off}`
        : `${n(weekendDays)} ${counted.weekendDays[weekend]}`;
    return html`<span data-of-weekend="${weekend}">${n(workdays)} ${counted.workdays} · ${off}${hidden && ` (${hidden})`}</span>`;
  })}`;
}

const DAYS_OF_MONTH = 31;

/** «جمعه ۲۲: شهادت حضرت فاطمهٔ زهرا (س)», "Fri 13: Martyrdom of Fatima": holidays that give no further day off. */
const holidaysOnWeekend = (language: Language, cells: readonly Cell[], weekend: readonly number[]): string =>
  cells
    .filter((cell) => cell.is_holiday && weekend.includes(weekdayOf(dayNumber(cell.gregorian))))
    .map((cell) => {
      const day = numeral(language, language === 'fa' ? cell.day : cell.gregorian.day);
      const weekday = { fa: cell.sh.weekday_fa, en: cell.sh.weekday_en.slice(0, 3) }[language];
      return `${weekday} ${day}: ${titleOf(language, cell.events[0]!)}`;
    })
    .join(SITE_TEXT[language].comma);

/** «۲۴ روز کاری، ۶ تعطیل» */
export function shortCounts(language: Language, cells: readonly Cell[]): Html {
  if (cells.some(({ sh }) => sh.year < HOLIDAY_YEARS.first)) return html``;
  const { counted } = MONTH_TEXT[language];
  return html`${WEEKENDS.map((weekend) => {
    const { workdays, days } = countDays(cells, WEEKEND_DAYS[weekend]);
    return html`<span data-of-weekend="${weekend}">${numeral(language, workdays)} ${counted.workdays} · ${numeral(language, days - workdays)} ${counted.off}</span>`;
  })}`;
}
