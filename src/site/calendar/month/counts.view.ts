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

/**
 * «۲۶ روز کاری · ۴ جمعه», «۲۴ روز کاری · ۶ تعطیل (جمعه ۲۲: …)» for each weekend; the style sheet shows the reader's.
 * @param hasNames names the holidays on the weekend, which give no further day off
 */
export function dayCounts(language: Language, cells: readonly Cell[], { hasNames = false } = {}): Html {
  if (cells.some(({ sh }) => sh.year < HOLIDAY_YEARS.first)) return html``;
  const { counted } = MONTH_TEXT[language];
  const n = (count: number) => numeral(language, count);
  return html`${WEEKENDS.map((weekend) => {
    const { days, weekendDays, holidays, workdays } = countDays(cells, WEEKEND_DAYS[weekend]);
    const hidden = hasNames ? holidaysOnWeekend(language, cells, WEEKEND_DAYS[weekend]) : '';
    const off =
      holidays > 0 || hidden
        ? `${n(days - workdays)} ${counted.off}`
        : `${n(weekendDays)} ${counted.weekendDays[weekend]}`;
    return html`<span data-of-weekend="${weekend}">${n(workdays)} ${counted.workdays} · ${off}${hidden && ` (${hidden})`}</span>`;
  })}`;
}

/** «جمعه ۲۲: شهادت حضرت فاطمهٔ زهرا (س)», "Fri 13: Martyrdom of Fatima": holidays that give no further day off. */
const holidaysOnWeekend = (language: Language, cells: readonly Cell[], weekend: readonly number[]): string =>
  cells
    .filter((cell) => cell.is_holiday && weekend.includes(weekdayOf(dayNumber(cell.gregorian))))
    .map((cell) => {
      const day = numeral(language, language === 'fa' ? cell.day : cell.gregorian.day);
      return `${shortWeekday(language, dayNumber(cell.gregorian))} ${day}: ${plainTitle(titleOf(language, cell.events[0]!))}`;
    })
    .join(SITE_TEXT[language].comma);
