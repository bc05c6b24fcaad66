/** The whole page of a year: twelve small months, with facts about the year. */

import { TEHRAN_TIME } from '#api/base/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { animalOf } from '#core/zodiac.ts';
import { dayCounts } from '#site/calendar/month/counts.view.ts';
import { MONTH_TEXT } from '#site/calendar/month/text.ts';
import { cellsOf } from '#site/calendar/month/view.ts';
import { yearHead } from '#site/components/pager.view.ts';
import { HOLIDAY_PAGE_YEARS, hasPage, yearPath } from '#site/data/address.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import type { HolidayDay, MonthGrid, NowruzMoment } from '#site/data/resources.ts';
import { bothDatesText, isoDate } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { count, type Language, numeral, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { momentOf } from '#site/nowruz/moments.ts';
import { YEAR_TEXT } from './text.ts';
import { holidayRuns, miniMonth } from './view.ts';

export interface WholeYear {
  /** Persian, or from 1900 on Gregorian */
  readonly year: number;
  readonly grids: readonly MonthGrid[];
  /** days off of {@link holidayYearsOf} its months */
  readonly holidays: readonly HolidayDay[];
  /** of the Persian year that begins in the year */
  readonly nowruz: NowruzMoment;
}

/** The Persian year that begins in a year. */
export const nowruzYearOf = (year: number): number => (isGregorian(year) ? year - 621 : year);

/** Persian years whose days off the page shows; none if those of one are not known. */
export function holidayYearsOf(grids: readonly MonthGrid[]): readonly number[] {
  const years = [...new Set(grids.flatMap(cellsOf).map(({ sh }) => sh.year))];
  return years.every((year) => hasPage(HOLIDAY_YEARS, year)) ? years : [];
}

/** Years of the other calendars that the year covers, and the moment at which it begins. */
function factsOf(language: Language, { year, grids, nowruz }: WholeYear): string[] {
  const text = YEAR_TEXT[language];
  const cells = grids.flatMap(cellsOf);
  const years = (calendar: 'sh' | 'gregorian' | 'hijri') =>
    numeral(language, [...new Set(cells.map((cell) => cell[calendar].year))].join('–'));
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, momentOf(nowruz.utc));
  const ofPersian = [`${text.animal} ${animalOf(year)[language]}`, ...(persian.isLeapYear(year) ? [text.leap] : [])];
  return [
    ...(isGregorian(year) ? [] : ofPersian),
    isGregorian(year) ? `${text.persian} ${years('sh')}` : `${text.gregorian} ${years('gregorian')}`,
    `${text.hijri} ${years('hijri')}`,
    `${text.turns}: ${bothDatesText(language, jdn)} ${text.hour} ${numeral(language, clockOf(msOfDay))}`,
  ];
}

export function yearPage(language: Language, whole: WholeYear, today: Jdn): Html {
  const text = YEAR_TEXT[language];
  const { year, grids } = whole;
  const cells = grids.flatMap(cellsOf);
  const shown = new Set(cells.map(({ gregorian }) => isoDate(gregorian)));
  const holidays = whole.holidays.filter(({ date_gregorian }) => shown.has(date_gregorian));
  const runs = holidayRuns(language, grids, holidays);
  const toHolidays =
    hasPage(HOLIDAY_PAGE_YEARS, year) &&
    html`<p class="more"><a href="${pagePath(language, `/holidays/${year}`)}">${text.holidays} ${numeral(language, year)}</a></p>`;
  const lead = dayCounts(language, cells);
  return html`${yearHead(language, { title: text.title, year, hrefOf: (to) => yearPath(language, to), lead })}
${firstOf(cells).sh.year < HOLIDAY_YEARS.first && html`<p class="note">${MONTH_TEXT[language].noHolidays}</p>`}
<div class="grid year">${grids.map((grid) => miniMonth(language, grid, today))}</div>
<div class="apart only-wide"><h2>${runs.length > 0 && text.publicHolidays}</h2><button class="step keeps-place" type="button" data-print hidden>${SITE_TEXT[language].print}</button></div>
${runs.length > 0 && html`<details class="fold phone-fold"><summary>${text.publicHolidays} <span class="note">${count(language, holidays.length)}</span></summary><ul class="year-holidays named many">${runs}</ul></details>`}
<p class="note part parts">${factsOf(language, whole).map((fact) => html`<span class="whole">${fact}</span> `)}</p>
${toHolidays}`;
}
