/** A small grid of a month, twelve of which make a year, and the list of the year's holidays. */

import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { dayCounts } from '#site/calendar/month/counts.view.ts';
import { cellLabel, cellsOf, dayClasses } from '#site/calendar/month/view.ts';
import { dayPath, monthPath } from '#site/data/address.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import type { Cell, HolidayDay, MonthGrid } from '#site/data/resources.ts';
import { plainTitle, runsOf, runText } from '#site/data/rows.ts';
import { shortTitle, titleOf } from '#site/data/titles.ts';
import { dayNumber, isoDate, mayMoveMark, monthNameOf, spanText, weekdayOf } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

export function miniMonth(language: Language, grid: MonthGrid, today: Jdn): Html {
  const rows = grid.calendar.filter((row) => row.some((cell) => cell.is_current_month));
  const name = monthNameOf(language, grid);
  const hasPersian = language === 'en' && !isGregorian(grid.year);
  return html`<section class="mini" id="m${grid.month}">
<h2 class="row"><a class="day-link" href="${monthPath(language, grid.year, grid.month)}">${name}</a> <span class="note">${spanText(
    language,
    cellsOf(grid).map(({ sh, gregorian }) => (isGregorian(grid.year) ? sh : gregorian)),
  )}</span></h2>
<p class="note mini-counts">${dayCounts(language, cellsOf(grid))}</p>
<table class="mini-grid"><caption class="visually-hidden">${name}</caption>
<thead><tr>${firstOf(rows).map(({ sh }, index) => html`<th scope="col"><abbr title="${weekdayOf(language, sh)}">${SITE_TEXT[language].weekdayLetters[index]}</abbr></th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => miniCell(language, cell, today, hasPersian))}</tr>`)}</tbody></table>
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

/** The rows of a year's holidays: "1–7 Mar General closure …"; days that may move have a mark. */
export function holidayRuns(language: Language, grids: readonly MonthGrid[], holidays: readonly HolidayDay[]): Html[] {
  const movable = new Set(
    grids
      .flatMap(cellsOf)
      .filter(({ events }) => events.some((event) => event.is_holiday && event.may_move))
      .map(({ gregorian }) => dayNumber(gregorian)),
  );
  const days = holidays.map(({ date_gregorian, events }) => {
    const titles = events.map((event) => shortTitle(titleOf(language, event)));
    // Of several holidays of one day the names are enough.
    const title = titles.length > 1 ? titles.map(plainTitle).join(SITE_TEXT[language].comma) : titles.join('');
    return { jdn: gregorian.fromIsoDate(date_gregorian), title };
  });
  return runsOf(days).map((run) => {
    const [first, last] = [firstOf(run), lastOf(run)];
    const title = first === last ? first.title : plainTitle(first.title);
    return html`<li><b class="off">${runText(language, first.jdn, last.jdn)}</b> <span>${title}${movable.has(first.jdn) && mayMoveMark(language)}</span></li>`;
  });
}
