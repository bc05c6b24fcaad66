/** The grid of a month, with links to the previous and next month. */
import { type Jdn, monthAfter } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { firstOf } from '#core/required.ts';
import { arrow } from '#site/components/pager.view.ts';
import { dayPath, hasDetail, monthPath } from '#site/data/address.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import { groupOf, isShownFirst } from '#site/data/groups.ts';
import type { Cell, DateObject, DayOccasion, MonthGrid } from '#site/data/resources.ts';
import { cellTitle, titleOf } from '#site/data/titles.ts';
import {
  dateText,
  dayNumber,
  dayText,
  isoDate,
  mayMoveMark,
  monthNameOf,
  monthText,
  weekdayOf,
  withNumberedMonths,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { MONTH_TEXT } from './text.ts';

export const cellsOf = (grid: MonthGrid): readonly Cell[] =>
  grid.calendar.flat().filter((cell) => cell.is_current_month);

/** Link to the previous or next month. */
export function monthStep(language: Language, grid: MonthGrid, step: -1 | 1): Html {
  const { year, month } = monthAfter(grid, step);
  const label = MONTH_TEXT[language][step === 1 ? 'next' : 'previous'];
  const name = monthName(isGregorian(year) ? 'gregorian' : 'persian', month)[language];
  const full = label + SITE_TEXT[language].comma + name;
  return arrow(step === 1 ? 'next' : 'prev', monthPath(language, year, month), full, name);
}

export interface MonthTableOptions {
  /** marked in the grid */
  readonly today: Jdn;
  /** On the page of a month the first of an Islamic month and holidays have their Islamic date, and a day that the list below does not name has an id. */
  readonly isPage?: boolean;
}

/** Weeks without a day of the month are left out. */
export function monthTable(language: Language, grid: MonthGrid, options: MonthTableOptions): Html {
  const text = SITE_TEXT[language];
  const rows = grid.calendar.filter((row) => row.some((cell) => cell.is_current_month));
  const ofCell = { ...options, inGregorian: isGregorian(grid.year) };
  return html`<table class="month${rows.length > USUAL_WEEKS && ' six-weeks'}" data-year="${grid.year}" data-month="${grid.month}">
<caption class="visually-hidden">${monthText(language, grid)}</caption>
<thead><tr>${firstOf(rows).map(({ sh }, index) => {
    const weekday = weekdayOf(language, sh);
    return html`<th scope="col" aria-label="${weekday}"><abbr title="${weekday}">${text.weekdayLetters[index]}</abbr><span class="weekday">${weekday}</span></th>`;
  })}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => monthCell(language, cell, ofCell))}</tr>\n`)}</tbody>
</table>`;
}

const USUAL_WEEKS = 5;

/** A holiday, or a day that nearly everybody knows. */
export const isKnown = (cell: Cell): boolean => cell.events.some((event) => event.is_known && isShownFirst(event));

/** Classes of a day in any grid; each has a mark in addition to its colour. */
export const dayClasses = (cell: Cell, isToday: boolean): string =>
  [
    'day',
    !cell.is_current_month && 'outside',
    (cell.is_friday || cell.is_holiday) && 'red',
    cell.is_holiday ? 'holiday' : cell.is_current_month && isKnown(cell) && 'known',
    isToday && 'today',
  ]
    .filter(Boolean)
    .join(' ');

interface CellOptions extends MonthTableOptions {
  readonly inGregorian: boolean;
}

/** The first of an Islamic month, and holidays of the Islamic calendar. */
const hasHijri = ({ hijri, events }: Cell): boolean =>
  hijri.day === 1 || events.some((event) => event.is_holiday && groupOf(event) === 'islamic');

function monthCell(language: Language, cell: Cell, options: CellOptions): Html {
  const { today, isPage = false, inGregorian } = options;
  const jdn = dayNumber(cell.gregorian);
  const isToday = jdn === today;
  const shown = cell.is_current_month || cell.is_holiday ? shownIn(cell) : undefined;
  // No short word stands alone in a line.
  const title = shown && cellTitle(language, shown).replace(/(?<= (?:of|and)) /g, '\u00a0');
  const mark = shown?.may_move && mayMoveMark(language);
  const [own, other] = language === 'fa' ? [cell.sh, cell.gregorian] : [cell.gregorian, cell.sh];
  const body = html`<time class="day-number" datetime="${isoDate(cell.gregorian)}">${numeral(language, own.day)}</time>
<span class="other-day">${namedDay(language, other)}</span>
${isPage && hasHijri(cell) && hijriDay(language, cell)}${title && html`<span class="day-title">${title}${mark}</span>`}${cell.is_holiday && mark && html`<span class="only-narrow moves">${mark}</span>`}`;
  // For screen readers a day is one sentence, instead of three numbers.
  const label = [cellLabel(language, cell), ...spokenOccasions(language, cell)].join(SITE_TEXT[language].comma);
  const face = html`<span class="visually-hidden">${label}</span><span class="day-face" aria-hidden="true">${body}</span>`;
  const hasId = isPage && cell.is_current_month && !cell.is_holiday && !isKnown(cell);
  const id = hasId && html` id="d${inGregorian ? cell.gregorian.day : cell.day}"`;
  return html`<td class="${dayClasses(cell, isToday)}"${id}>${
    hasDetail(jdn)
      ? html`<a href="${dayPath(language, jdn)}" data-day="${jdn}"${isToday && html` aria-current="date"`}>${face}</a>`
      : face
  }</td>`;
}

/** With the name of its month, a short one in a narrow cell. */
function hijriDay(language: Language, { hijri }: Cell): Html {
  const day = numeral(language, hijri.day);
  const month = withNumberedMonths(monthNameOf(language, hijri));
  return html`<span class="hijri-day"><span class="only-narrow">${day} ${shortHijri(month)}</span><span class="only-wide">${day} ${month}</span></span>`;
}

/** «ربیع», «ذی‌حجه», "Jum II", "Dhu H." */
const shortHijri = (month: string): string =>
  month
    .replace(/\u200cال(?:اول|ثانی)$/, '')
    .replace('\u200cال', '\u200c')
    .replace(/^Dhu al-(\w)\w+/, 'Dhu $1.')
    .replace(/(?<=^(?:Muh|Saf|Jum|Sha[bw]|Ram))\w+/, '');

const MONTH_LETTERS = 3;

/** A number, on the first day of a month with its name; in English the first letters of a long one: "1 Azar", "1 Far". */
function namedDay(language: Language, date: DateObject): string {
  const name = monthNameOf(language, date);
  const short = language === 'fa' || name.length <= MONTH_LETTERS + 1 ? name : name.slice(0, MONTH_LETTERS);
  return `${numeral(language, date.day)}${date.day === 1 ? ` ${short}` : ''}`;
}

/** What a wide cell names: the day off, else the first occasion that nearly everybody knows. */
const shownIn = ({ events }: Cell): DayOccasion | undefined =>
  events.find(({ is_holiday }) => is_holiday) ?? events.find((event) => event.is_known && isShownFirst(event));

/** The occasion that the cell shows, where it is no day off: those are named already. */
const spokenOccasions = (language: Language, cell: Cell): string[] =>
  cell.is_holiday || !isKnown(cell) ? [] : [titleOf(language, shownIn(cell)!)];

/** A day in one sentence, for screen readers. */
export function cellLabel(language: Language, cell: Cell): string {
  const { comma, holiday, estimate } = SITE_TEXT[language];
  const titles = cell.events.filter(({ is_holiday }) => is_holiday).map((occasion) => titleOf(language, occasion));
  return [
    ...(language === 'fa'
      ? [dayText(language, cell.sh)]
      : [dayText(language, cell.gregorian), dateText(language, cell.sh)]),
    ...(titles.length > 0 ? [`${holiday}: ${titles.join(comma)}`] : []),
    ...(cell.events.some(({ is_holiday, may_move }) => is_holiday && may_move) ? [estimate] : []),
  ].join(comma);
}
