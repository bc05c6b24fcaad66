/** The grid of a month, with the steps to its neighbours. */
import type { Jdn } from '#core/jdn.ts';
import { dayPath, monthPath } from '#site/calendar/address.ts';
import { dateText, dayNumber, dayText, isoDate, monthNameOf, monthText, spanText } from '#site/frame/dates.ts';
import { type Html, html } from '#site/frame/html.ts';
import type { Language } from '#site/frame/language.ts';
import { numeral } from '#site/frame/numerals.ts';
import type { Cell, DateObject, MonthGrid } from '#site/frame/resources.ts';
import { SITE_TEXT } from '#site/frame/text.ts';
import { titleOf } from '#site/occasions/view.ts';
import { MONTH_TEXT } from './text.ts';

export const cellsOf = (grid: MonthGrid): readonly Cell[] =>
  grid.calendar.flat().filter((cell) => cell.is_current_month);

/** Year and month `step` months from a month. */
export function monthAt(year: number, month: number, step: number): { year: number; month: number } {
  const index = year * 12 + month - 1 + step;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** Heading of a month: its name, and the months of the other calendars that it covers. */
export function monthHeading(language: Language, grid: MonthGrid): Html {
  const cells = cellsOf(grid);
  return html`<span class="month-name">${monthText(language, grid)}</span> <span class="month-spans"><span>${spanText(
    language,
    cells.map(({ gregorian }) => gregorian),
  )}</span> <span>${spanText(
    language,
    cells.map(({ hijri }) => hijri),
  )}</span></span>`;
}

/** Link to a neighbouring month. */
export function monthStep(language: Language, grid: MonthGrid, step: -1 | 1): Html {
  const { year, month } = monthAt(grid.year, grid.month, step);
  const label = MONTH_TEXT[language][step === 1 ? 'next' : 'previous'];
  return html`<a class="step" rel="${step === 1 ? 'next' : 'prev'}" href="${monthPath(language, year, month)}">${label}</a>`;
}

export interface MonthTableOptions {
  /** marked in the grid */
  readonly today: Jdn;
  /** leave out rows that hold no day of the month; kept where months change in place, so that nothing jumps */
  readonly compact?: boolean;
  /** how telling an occasion is, 1 the most; known at build time. Without it the order of the categories decides */
  readonly rankOf?: (slug: string) => number;
}

export function monthTable(
  language: Language,
  grid: MonthGrid,
  { today, compact = false, rankOf = () => 0 }: MonthTableOptions,
): Html {
  const text = SITE_TEXT[language];
  const rows = grid.calendar.filter((row) => !compact || row.some((cell) => cell.is_current_month));
  const anyEstimate = rows.flat().some(({ hijri }) => hijri.estimate);
  const isPast = cellsOf(grid).every(({ gregorian }) => dayNumber(gregorian) < today);
  return html`<table class="month" data-year="${grid.year}" data-month="${grid.month}">
<caption class="visually-hidden">${monthText(language, grid)}</caption>
<thead><tr>${text.weekdays.map(
    (weekday, index) =>
      html`<th scope="col"${index === 6 && html` class="friday"`}><abbr title="${weekday}">${text.weekdayLetters[index]}</abbr><span class="weekday">${weekday}</span></th>`,
  )}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => monthCell(language, cell, today, rankOf))}</tr>\n`)}</tbody>
</table>
<p class="month-legend note"${!anyEstimate && html` hidden`}>${isPast ? text.estimatePast : text.estimateNote}</p>`;
}

function monthCell(language: Language, cell: Cell, today: Jdn, rankOf: (slug: string) => number): Html {
  const isToday = dayNumber(cell.gregorian) === today;
  const names = [
    'day',
    !cell.is_current_month && 'outside',
    (cell.is_friday || cell.is_holiday) && 'red',
    cell.is_holiday && 'holiday',
    isToday && 'today',
  ].filter(Boolean);
  const body = html`<time class="day-number" datetime="${isoDate(cell.gregorian)}">${mainDay(language, cell)}</time>${otherDays(language, cell)}${cell.is_current_month && cellTitles(language, cell, rankOf)}`;
  // Read aloud, a day is one sentence; what the eye sees are four numbers.
  const spoken = html`<span class="visually-hidden">${cellLabel(language, cell)}</span><span class="day-face" aria-hidden="true">${body}</span>`;
  return html`<td class="${names.join(' ')}">${
    cell.is_current_month
      ? html`<a href="${dayPath(language, dayNumber(cell.gregorian))}" data-day="${dayNumber(cell.gregorian)}"${isToday && html` aria-current="date"`}>${spoken}</a>`
      : spoken
  }</td>`;
}

/** A number, and the name of its month where that begins. */
const namedDay = (language: Language, date: DateObject, mark = ''): Html =>
  html`${numeral(language, date.day)}${mark}${date.day === 1 && html`<span class="new-month"> ${monthNameOf(language, date)}</span>`}`;

/** The day that the readers of the language live by, large. */
const mainDay = (language: Language, { day, gregorian }: Cell): Html =>
  language === 'fa' ? html`${numeral(language, day)}` : namedDay(language, gregorian);

/** The two other days, small. */
function otherDays(language: Language, { sh, hijri, gregorian }: Cell): Html {
  const hijriDay = html`<span class="hijri-day">${namedDay(language, hijri, hijri.estimate ? '~' : '')}</span>`;
  return language === 'fa'
    ? html`<span class="other-days">${hijriDay}<span class="gregorian-day">${namedDay(language, gregorian)}</span></span>`
    : html`<span class="other-days"><span class="persian-day">${namedDay(language, sh)}</span>${hijriDay}</span>`;
}

/** Titles that a wide grid has room for: the holidays, else the most telling occasion of Iran's own; and how many more there are. */
function cellTitles(language: Language, { events }: Cell, rankOf: (slug: string) => number): Html {
  const holidays = events.filter(({ is_holiday }) => is_holiday);
  const own = events.filter(({ category }) => IN_CELL.has(category));
  const shown = holidays.length > 0 ? holidays : own.toSorted((a, b) => rankOf(a.slug) - rankOf(b.slug)).slice(0, 1);
  const more = events.length - shown.length;
  return html`<span class="day-titles">${shown.map((occasion) => html`<span>${titleOf(language, occasion)}</span>`)}</span>${
    more > 0 && html`<span class="day-more">+${numeral(language, more)}</span>`
  }`;
}

const IN_CELL = new Set<string>(['national', 'religious', 'cultural']);

/** A day in one sentence, as it is read aloud. */
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
