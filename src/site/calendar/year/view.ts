/** A small grid of a month with its holidays beneath: twelve of them make a year. */

import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { dayCounts } from '#site/calendar/month/counts.view.ts';
import { cellLabel, cellsOf, dayClasses } from '#site/calendar/month/view.ts';
import { dayPath, monthPath } from '#site/data/address.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import type { Cell, HolidayDay, MonthGrid } from '#site/data/resources.ts';
import { plainTitle, runsOf } from '#site/data/rows.ts';
import { titlesOf } from '#site/data/titles.ts';
import { dayNumber, isoDate, mayMoveMark, monthNameOf, rowDateText, spanText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

export function miniMonth(language: Language, grid: MonthGrid, holidays: readonly HolidayDay[], today: Jdn): Html {
  const text = SITE_TEXT[language];
  const rows = grid.calendar.filter((row) => row.some((cell) => cell.is_current_month));
  const name = monthNameOf(language, grid);
  const hasPersian = language === 'en' && !isGregorian(grid.year);
  const movable = cellsOf(grid).filter(({ events }) => events.some((event) => event.is_holiday && event.may_move));
  const movableDays = new Set(movable.map(({ gregorian }) => dayNumber(gregorian)));
  const runs = runsOf(holidays.map((day) => ({ ...day, jdn: dayOf(day), title: titlesOf(language, day) })));
  return html`<section class="mini" id="m${grid.month}">
<h2 class="row"><a href="${monthPath(language, grid.year, grid.month)}">${name}</a> <span class="note">${spanText(
    language,
    cellsOf(grid).map(({ sh, gregorian }) => (isGregorian(grid.year) ? sh : gregorian)),
  )}</span></h2>
<p class="note mini-counts">${dayCounts(language, cellsOf(grid))}</p>
<table class="mini-grid"><caption class="visually-hidden">${name}</caption>
<thead><tr>${text.weekdays.map((weekday, index) => html`<th scope="col"><abbr title="${weekday}">${text.weekdayLetters[index]}</abbr></th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => miniCell(language, cell, today, hasPersian))}</tr>`)}</tbody></table>
${runs.length > 0 && html`<ul class="mini-holidays">${runs.map((run) => miniHoliday(language, run, movableDays))}</ul>`}
</section>`;
}

/** @param hasPersian shows the Persian day small beside the Gregorian one */
function miniCell(language: Language, cell: Cell, today: Jdn, hasPersian: boolean): Html {
  if (!cell.is_current_month) return html`<td></td>`;
  const jdn = dayNumber(cell.gregorian);
  const isToday = jdn === today;
  const current = isToday && html` aria-current="date"`;
  const own = language === 'fa' ? cell.day : cell.gregorian.day;
  const day = html`<time datetime="${isoDate(cell.gregorian)}"${hasPersian && html` data-persian="${cell.day}"`}>${numeral(language, own)}</time>`;
  return html`<td class="${dayClasses(cell, isToday)}"><a href="${dayPath(language, jdn)}" data-day="${jdn}"${current} aria-label="${cellLabel(language, cell)}">${day}</a></td>`;
}

const dayOf = ({ date_gregorian }: HolidayDay): Jdn => gregorian.fromIsoDate(date_gregorian);

/** «۱۴–۲۰ تعطیل عمومی»; days that may move have a mark. */
function miniHoliday(language: Language, run: readonly HolidayDay[], movable: ReadonlySet<Jdn>): Html {
  const [first, last] = [firstOf(run), lastOf(run)];
  const title = titlesOf(language, first);
  return html`<li><b class="off">${shortDays(language, first, last)}</b> <span>${first === last ? title : plainTitle(title)}${movable.has(dayOf(first)) && mayMoveMark(language)}</span></li>`;
}

/** The days in their month, in English the Gregorian ones: «۱۹–۲۰», "10–16 Mar". */
function shortDays(language: Language, first: HolidayDay, last: HolidayDay): string {
  const from = language === 'fa' ? first.day_sh : gregorian.fromJdn(dayOf(first)).day;
  const to = language === 'fa' ? numeral(language, last.day_sh) : rowDateText(language, dayOf(last));
  return first === last ? to : `${numeral(language, from)}–${to}`;
}
