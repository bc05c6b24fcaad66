/** The whole page of a month: its grid, the open day next to it, and the occasions of its days. */
import { API_ROOT } from '#api/base/paths.ts';
import { STATIC_YEARS } from '#api/base/ranges.ts';
import type { Jdn } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { firstOf, itemAt, lastOf } from '#core/required.ts';
import { pagerHead } from '#site/components/pager.view.ts';
import {
  dayPath,
  GREGORIAN_PAGE_YEARS,
  hasPage,
  MONTH_PAGE_YEARS,
  subscribePath,
  WORKDAYS_PAGE_YEARS,
  yearPath,
} from '#site/data/address.ts';
import { isGregorian, monthOfDay } from '#site/data/gregorian-month.ts';
import { groupOf, isShownFirst } from '#site/data/groups.ts';
import type { Cell, DayOccasion, MonthGrid } from '#site/data/resources.ts';
import { listDate, type Row, rows, runsOf } from '#site/data/rows.ts';
import { cellTitle, occasionLink, titleOf } from '#site/data/titles.ts';
import {
  dateText,
  dayNumber,
  mayMoveMark,
  monthNameOf,
  monthText,
  OWN_CALENDARS,
  spanText,
  withNumberedMonths,
  yearsAwayText,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { dayCounts } from './counts.view.ts';
import { MONTH_TEXT } from './text.ts';
import { cellsOf, isKnown, monthStep, monthTable } from './view.ts';

/** The months of the other two calendars that a month covers. */
export function otherMonths(language: Language, grid: MonthGrid): readonly [other: string, hijri: string] {
  const cells = cellsOf(grid);
  const others = cells.map(({ sh, gregorian }) => (isGregorian(grid.year) ? sh : gregorian));
  const hijri = cells.map((cell) => cell.hijri);
  return [spanText(language, others), spanText(language, hijri)];
}

export function monthPage(language: Language, grid: MonthGrid, today: Jdn): Html {
  const text = MONTH_TEXT[language];
  const { year } = grid;
  const cells = cellsOf(grid);
  const inGregorian = isGregorian(year);
  const isUnknown = firstOf(cells).sh.year < HOLIDAY_YEARS.first;
  const [other, hijri] = otherMonths(language, grid);
  const months = withNumberedMonths(hijri);
  // The other pages are built, and may be read in another year.
  const isDrawn = !hasPage(inGregorian ? GREGORIAN_PAGE_YEARS : MONTH_PAGE_YEARS, year);
  const away = isDrawn && ` · ${yearsAwayText(language, year - monthOfDay(inGregorian ? 'en' : 'fa', today).year)}`;
  const persianYear = itemAt(cells, MID_MONTH).sh.year;
  const hours =
    hasPage(WORKDAYS_PAGE_YEARS, persianYear) &&
    html`<a href="${pagePath(language, `/workdays/${persianYear}`)}">${text.hours}</a>`;
  // The months of long names take two lines on a phone.
  const isLong = `${other}${months}${away || ''}`.length > MAX_LINE;
  const between = isLong ? html`<br class="only-narrow"><span class="only-wide"> · </span>` : ' · ';
  const title = html`<span class="month-name">${monthNameOf(language, grid)}</span> <span class="day-year">${numeral(language, year)}</span>`;
  return html`<article class="month-page" data-month-section>
${pagerHead(monthStep(language, grid, -1), title, monthStep(language, grid, 1))}
<p class="month-facts"><span class="note"><span class="whole">${other}</span>${between}<span class="whole">${months}</span>${away}</span>
<span class="month-counts">${isUnknown ? text.noHolidays : dayCounts(language, cells, { hasNames: true })}</span></p>
<div class="month-section" data-part="grid" data-built="${today}">${monthTable(language, grid, { today, isPage: true })}</div>
<aside class="day-panel" data-day-panel></aside>
<div class="month-foot near">${occasionsOfMonth(language, grid, today)}
<div class="more row folds"><a href="${yearPath(language, year)}#m${grid.month}">${text.wholeYear} ${numeral(language, year)}</a> ${hours}
${hasPage(STATIC_YEARS, persianYear) && monthFiles(language, grid)}</div></div></article>`;
}

/** Letters of the other months in one line of a phone. */
const MAX_LINE = 49;
const MID_MONTH = 14;

/** To print, and links to the files of the month; a month of the Gregorian calendar has none. */
function monthFiles(language: Language, { year, month }: MonthGrid): Html {
  const text = MONTH_TEXT[language];
  const files =
    hasPage(STATIC_YEARS, year) &&
    html`<a href="${API_ROOT}/calendar/${year}/${month}.json">${text.gridFile}</a>
<a href="${API_ROOT}/events/${year}/${month}.json">${text.eventsFile}</a>
<a href="/holidays/${year}.ics">${text.holidaysFile}</a>`;
  return html`<details><summary>${text.files}</summary><p class="more row">
<button class="step keeps-place" type="button" data-print hidden>${SITE_TEXT[language].print}</button>
${files}
<a href="${subscribePath(language, 'all')}">${SITE_TEXT[language].subscribe.occasions}</a></p></details>`;
}

interface ListedDay {
  readonly jdn: Jdn;
  readonly cell: Cell;
  readonly id: string;
  /** holidays, and occasions that nearly everybody knows */
  readonly known: readonly DayOccasion[];
  readonly others: readonly DayOccasion[];
}

/** Holidays and well-known days as rows, and a fold of all other occasions. */
function occasionsOfMonth(language: Language, grid: MonthGrid, today: Jdn): Html {
  const text = MONTH_TEXT[language];
  const all = cellsOf(grid).map((cell): ListedDay => {
    const known = knownOf(language, cell);
    const others = cell.events.filter((event) => !known.includes(event));
    const id = `d${isGregorian(grid.year) ? cell.gregorian.day : cell.day}`;
    return { jdn: dayNumber(cell.gregorian), cell, id, known, others };
  });
  const runs = runsOfKnown(language, all);
  const folded = foldedOf(runs);
  const listed = runs.filter((run) => !folded.includes(firstOf(run))).map((run) => knownRow(language, run));
  const days = all.map((day) => (folded.some(({ id }) => id === day.id) ? withoutRow(day) : day));
  const others = days.filter((day) => day.others.length > 0);
  const count = (some: readonly DayOccasion[]) => some.filter(isShownFirst).length;
  const further = others.reduce((sum, day) => sum + count(day.others), 0);
  const sum = further + days.reduce((sum, { known }) => sum + known.length, 0);
  const withCount = (words: string, number: number) => words.replace('{count}', numeral(language, number));
  return html`<section class="month-list"><h2 class="visually-hidden" id="occasions">${text.occasions}</h2>
<div class="known-days">${rows(language, listed, today)}</div>
<details class="fold prints"><summary><span class="only-narrow">${withCount(text.moreOccasions, further)}</span><span class="only-wide">${withCount(text.allOccasions, sum)}</span></summary>
<ol class="rows by-group">${others.map((day) => otherOccasions(language, day))}</ol></details></section>`;
}

/** Letters of two lines on a phone, with a comma and a space behind each name. */
const MAX_LETTERS = 48;

/** Holidays, and well-known occasions: the first, and those for which its row has room. */
function knownOf(language: Language, { events }: Cell): DayOccasion[] {
  let letters = 0;
  return events
    .filter((event) => event.is_holiday || (event.is_known && isShownFirst(event)))
    .filter((event, index) => {
      letters += cellTitle(language, event).length + SITE_TEXT[language].comma.length;
      return event.is_holiday || index === 0 || letters <= MAX_LETTERS;
    });
}

/** Days with known occasions; those on end with one name are one row. */
function runsOfKnown(language: Language, days: readonly ListedDay[]): ListedDay[][] {
  const nameOf = ({ known, id }: ListedDay) => (known.length === 1 ? titleOf(language, known[0]!) : id);
  return runsOf(days.filter(({ known }) => known.length > 0).map((day) => ({ ...day, title: nameOf(day) })));
}

/** Rows at most, but each holiday has one. */
const MAX_ROWS = 10;

/** Days that find no room among the rows. */
function foldedOf(runs: readonly ListedDay[][]): ListedDay[] {
  const workdays = runs.filter((run) => !firstOf(run).cell.is_holiday);
  return workdays.slice(Math.max(0, MAX_ROWS - (runs.length - workdays.length))).flat();
}

const withoutRow = (day: ListedDay): ListedDay => ({ ...day, known: [], others: [...day.known, ...day.others] });

/** Names that share a row, or take more than two lines, are short. The first name and holidays are in ink, the others soft. */
function knownRow(language: Language, run: readonly ListedDay[]): Row {
  const [first, last] = [firstOf(run), lastOf(run)];
  const { jdn, cell, id, known } = first;
  const isOne = first === last && known.length === 1;
  const names = known.map((event, index) => {
    const title = titleOf(language, event);
    const isMarked = event.may_move && !known[index + 1]?.may_move;
    const name = html`${isOne && title.length <= MAX_LETTERS ? title : cellTitle(language, event)}${isMarked && mayMoveMark(language)}`;
    const comma = index > 0 && SITE_TEXT[language].comma;
    return html`${comma}${index > 0 && !event.is_holiday ? html`<span class="note whole">${name}</span>` : name}`;
  });
  const ids = run.slice(1).map((day) => html`<span id="${day.id}"></span>`);
  const date = first === last ? listDate(language, jdn) : daySpan(language, [jdn, last.jdn]);
  const colour = cell.is_holiday || cell.is_friday ? 'red' : undefined;
  return { jdn, last: last.jdn, id, date, colour, name: html`${names}${ids}` };
}

/** «۱۹–۲۰» */
const daySpan = (language: Language, days: readonly Jdn[]): string =>
  numeral(language, days.map((jdn) => OWN_CALENDARS[language].fromJdn(jdn).day).join('–'));

/** A day whose groups of occasions are all hidden by default is quiet. A known day without a row has its id here. */
function otherOccasions(language: Language, { jdn, cell, id, known, others }: ListedDay): Html {
  const hasId = known.length === 0 && isKnown(cell);
  const isQuiet = !others.some(isShownFirst);
  const names = others.map(
    (event) => html`<li class="occasion ${groupOf(event)}">${occasionLink(language, event, jdn)}</li>`,
  );
  return html`<li${hasId && html` id="${id}"`}${isQuiet && html` class="quiet"`}><div>
<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}"><b>${listDate(language, jdn)}</b>
<span class="visually-hidden">${monthsOf(language, cell)}</span></a>
<ul class="occasions">${names}</ul></div></li>`;
}

/** In English the Persian date, too, as in the grid. */
const monthsOf = (language: Language, { sh, gregorian }: Cell): string =>
  language === 'fa' ? monthText(language, sh) : `${monthText(language, gregorian)}, ${dateText(language, sh)}`;
