/** A small grid of a month with its holidays beneath: twelve of them make a year. */

import { HOLIDAY_YEARS } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { cellLabel, cellsOf, dayClasses } from '#site/calendar/month/view.ts';
import { dayPath, monthPath } from '#site/data/address.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import type { Cell, HolidayDay, MonthGrid } from '#site/data/resources.ts';
import { dayNumber, isoDate, monthNameOf, spanText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { titleOf } from '#site/occasions/view.ts';
import { YEAR_TEXT } from './text.ts';

export function miniMonth(language: Language, grid: MonthGrid, holidays: readonly HolidayDay[], today: Jdn): Html {
  const text = SITE_TEXT[language];
  const rows = grid.calendar.filter((row) => row.some((cell) => cell.is_current_month));
  const name = monthNameOf(language, grid);
  return html`<section class="mini">
<h2 class="row"><a href="${monthPath(language, grid.year, grid.month)}">${name}</a> <span class="note">${spanText(
    language,
    cellsOf(grid).map(({ sh, gregorian }) => (isGregorian(grid.year) ? sh : gregorian)),
  )}</span></h2>
<table class="mini-grid"><caption class="visually-hidden">${name}</caption>
<thead><tr>${text.weekdays.map((weekday, index) => html`<th scope="col"><abbr title="${weekday}">${text.weekdayLetters[index]}</abbr></th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => miniCell(language, cell, today))}</tr>`)}</tbody></table>
${holidays.length > 0 ? html`<ul class="mini-holidays named">${holidays.map((day) => miniHoliday(language, day))}</ul>` : grid.year >= HOLIDAY_YEARS.first && html`<p class="mini-holidays note">${YEAR_TEXT[language].noHoliday}</p>`}
</section>`;
}

function miniCell(language: Language, cell: Cell, today: Jdn): Html {
  if (!cell.is_current_month) return html`<td></td>`;
  const isToday = dayNumber(cell.gregorian) === today;
  return html`<td class="${dayClasses(cell, isToday)}"><a href="${dayPath(language, dayNumber(cell.gregorian))}" data-day="${dayNumber(cell.gregorian)}"${isToday && html` aria-current="date"`} aria-label="${cellLabel(language, cell)}">${cellDay(language, cell)}</a></td>`;
}

/** English pages show the Gregorian day large and the Persian one small. */
const cellDay = (language: Language, { day, gregorian }: Cell): Html =>
  language === 'fa'
    ? html`<time datetime="${isoDate(gregorian)}">${numeral(language, day)}</time>`
    : html`<time datetime="${isoDate(gregorian)}" data-persian="${day}">${gregorian.day}</time>`;

const miniHoliday = (language: Language, day: HolidayDay): Html =>
  html`<li><b class="off">${shortDay(language, day)}${day.estimate && '~'}</b> ${day.events
    .map((occasion) => titleOf(language, occasion))
    .join(SITE_TEXT[language].comma)}</li>`;

const LETTERS_OF_MONTH = 3;

const monthLetters = (month: number): string => monthName('gregorian', month).en.slice(0, LETTERS_OF_MONTH);

/** The day in its month; English pages show the Gregorian one first: "2 Apr, 13". */
function shortDay(language: Language, { day_sh, date_gregorian }: HolidayDay): string {
  const persianDay = numeral(language, day_sh);
  if (language === 'fa') return persianDay;
  const { month, day } = gregorian.fromJdn(gregorian.fromIsoDate(date_gregorian));
  return `${day} ${monthLetters(month)}, ${persianDay}`;
}
