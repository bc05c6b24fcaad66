/** The grid of a month, with links to the previous and next month. */
import type { Jdn } from '#core/jdn.ts';
import { dayPath, hasDetail, monthPath } from '#site/data/address.ts';
import { isGregorian, monthAt } from '#site/data/gregorian-month.ts';
import { isShownFirst } from '#site/data/groups.ts';
import type { Cell, DateObject, DayOccasion, MonthGrid } from '#site/data/resources.ts';
import { dateText, dayNumber, dayText, isoDate, monthNameOf, monthText, spanText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { titleOf } from '#site/occasions/view.ts';
import { MONTH_TEXT } from './text.ts';

export const cellsOf = (grid: MonthGrid): readonly Cell[] =>
  grid.calendar.flat().filter((cell) => cell.is_current_month);

/** Heading of a month: its name, and the months of the other calendars that it covers. */
export function monthHeading(language: Language, grid: MonthGrid): Html {
  const cells = cellsOf(grid);
  const others = cells.map(({ sh, gregorian }) => (isGregorian(grid.year) ? sh : gregorian));
  return html`<span class="month-name">${monthText(language, grid)}</span> <span class="only-wide note">${spanText(language, others)}</span> <span class="only-wide note">${spanText(
    language,
    cells.map(({ hijri }) => hijri),
  )}</span>`;
}

/** Link to the previous or next month. */
export function monthStep(language: Language, grid: MonthGrid, step: -1 | 1): Html {
  const { year, month } = monthAt(grid.year, grid.month, step);
  const label = MONTH_TEXT[language][step === 1 ? 'next' : 'previous'];
  return html`<a class="step" rel="${step === 1 ? 'next' : 'prev'}" href="${monthPath(language, year, month)}">${label}</a>`;
}

export interface MonthTableOptions {
  /** marked in the grid */
  readonly today: Jdn;
  /** omit rows without a day of the month; not where months change in place, to avoid layout shifts */
  readonly compact?: boolean;
}

export function monthTable(language: Language, grid: MonthGrid, options: MonthTableOptions): Html {
  const text = SITE_TEXT[language];
  const rows = grid.calendar.filter((row) => !options.compact || row.some((cell) => cell.is_current_month));
  const anyEstimate = rows.flat().some(({ hijri }) => hijri.estimate);
  const isPast = cellsOf(grid).every(({ gregorian }) => dayNumber(gregorian) < options.today);
  return html`<table class="month" data-year="${grid.year}" data-month="${grid.month}">
<caption class="visually-hidden">${monthText(language, grid)}</caption>
<thead><tr>${text.weekdays.map(
    (weekday, index) =>
      html`<th scope="col" aria-label="${weekday}"${index === 6 && html` class="friday"`}><abbr title="${weekday}">${text.weekdayLetters[index]}</abbr><span class="weekday">${weekday}</span></th>`,
  )}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => monthCell(language, cell, options))}</tr>\n`)}</tbody>
</table>
<p class="note row"><span class="legend-holiday">${text.holiday}</span> <span class="legend-marked">${text.withOccasion}</span> ${moodLegend(language, cellsOf(grid))}${
    anyEstimate && html` <span>${isPast ? text.estimatePast : text.estimateNote}</span>`
  }</p>`;
}

/** The lines under days of mourning and of feasts, if there are any. */
export function moodLegend(language: Language, cells: readonly Cell[]): Html {
  const { mourning, feast, comma } = SITE_TEXT[language];
  const periods = new Set(cells.flatMap((cell) => cell.periods.map((period) => period[language])));
  const isMourning = periods.size > 0 || cells.some(({ moods }) => moods.has('mourning'));
  const name = periods.size > 0 ? [...periods].join(comma) : mourning;
  return html`${isMourning && html`<span class="legend-mourning">${name}</span> `}${
    cells.some(({ moods }) => moods.has('feast')) && html`<span class="legend-feast">${feast}</span>`
  }`;
}

/** Classes of a day in any grid; each has a mark in addition to its colour. */
export const dayClasses = (cell: Cell, isToday: boolean): string =>
  [
    'day',
    !cell.is_current_month && 'outside',
    (cell.is_friday || cell.is_holiday) && 'red',
    cell.is_holiday && 'holiday',
    (cell.moods.has('mourning') || cell.periods.length > 0) && 'mourning',
    cell.moods.has('feast') && 'feast',
    isToday && 'today',
  ]
    .filter(Boolean)
    .join(' ');

function monthCell(language: Language, cell: Cell, { today }: MonthTableOptions): Html {
  const jdn = dayNumber(cell.gregorian);
  const isToday = jdn === today;
  const body = html`<time class="day-number" datetime="${isoDate(cell.gregorian)}">${mainDay(language, cell)}</time>${otherDays(language, cell)}${cellTitles(language, cell)}`;
  // For screen readers a day is one sentence, instead of four numbers.
  const face = html`<span class="visually-hidden">${[cellLabel(language, cell), ...spokenOccasions(language, cell)].join(SITE_TEXT[language].comma)}</span><span class="day-face" aria-hidden="true">${body}</span>`;
  return html`<td class="${dayClasses(cell, isToday)}">${
    hasDetail(jdn)
      ? html`<a href="${dayPath(language, jdn)}" data-day="${jdn}"${isToday && html` aria-current="date"`}>${face}</a>`
      : face
  }</td>`;
}

/** A number, with the month's name on the first day of a month. */
const namedDay = (language: Language, date: DateObject, mark = ''): Html =>
  html`${numeral(language, date.day)}${mark}${date.day === 1 && html`<span class="new-month"> ${monthNameOf(language, date)}</span>`}`;

/** The day of the language's main calendar, in large digits. */
const mainDay = (language: Language, { day, gregorian }: Cell): Html =>
  language === 'fa' ? html`${numeral(language, day)}` : namedDay(language, gregorian);

/** The two other days, small. */
function otherDays(language: Language, { sh, hijri, gregorian }: Cell): Html {
  const hijriDay = html`<span>${namedDay(language, hijri, hijri.estimate ? '~' : '')}</span>`;
  return language === 'fa'
    ? html`<span class="other-days">${hijriDay}<span>${namedDay(language, gregorian)}</span></span>`
    : html`<span class="other-days"><span>${namedDay(language, sh)}</span>${hijriDay}</span>`;
}

/** What a cell shows: the days off, else the first occasion of Iran's own. */
function shownIn({ events }: Cell): { readonly shown: readonly DayOccasion[]; readonly further: number } {
  const iranian = events.filter(isShownFirst);
  const holidays = iranian.filter(({ is_holiday }) => is_holiday);
  const shown = holidays.length > 0 ? holidays : iranian.slice(0, 1);
  return { shown, further: iranian.length - shown.length };
}

/** A wide grid has room for the titles, and a dot for each further occasion; a narrow one shows one dot instead. */
function cellTitles(language: Language, cell: Cell): Html | false {
  const { shown, further } = shownIn(cell);
  if (shown.length === 0) return false;
  return html`<span class="day-mark">•</span><span class="day-titles">${shown.map((occasion) => html`<span>${titleOf(language, occasion)}</span>`)}${
    cell.is_current_month && further > 0 && html`<span>${'• '.repeat(further)}</span>`
  }</span>`;
}

/** The occasion that the cell shows, where it is no day off: those are named already. */
const spokenOccasions = (language: Language, cell: Cell): string[] =>
  cell.is_holiday ? [] : shownIn(cell).shown.map((occasion) => titleOf(language, occasion));

/** A day in one sentence, for screen readers. */
export function cellLabel(language: Language, cell: Cell): string {
  const { comma, holiday, estimate } = SITE_TEXT[language];
  const titles = cell.events.filter(({ is_holiday }) => is_holiday).map((occasion) => titleOf(language, occasion));
  return [
    ...(language === 'fa'
      ? [dayText(language, cell.sh)]
      : [dayText(language, cell.gregorian), dateText(language, cell.sh)]),
    ...(titles.length > 0 ? [`${holiday}: ${titles.join(comma)}`] : []),
    ...(cell.hijri.estimate ? [`${SITE_TEXT[language].calendarNames.hijri}: ${estimate}`] : []),
  ].join(comma);
}
