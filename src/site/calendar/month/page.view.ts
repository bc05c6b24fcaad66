/** The whole page of a month: its grid, the open day next to it, and the occasions of its days. */
import { API_ROOT } from '#api/base/paths.ts';
import { STATIC_YEARS } from '#api/base/ranges.ts';
import type { Jdn } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { monthName } from '#core/names.ts';
import {
  dayPath,
  hasPage,
  MONTH_PAGE_YEARS,
  monthPath,
  subscribePath,
  WORKDAYS_PAGE_YEARS,
  yearPath,
} from '#site/data/address.ts';
import { isGregorian, monthAt, monthOfDay } from '#site/data/gregorian-month.ts';
import { groupBoxes, isShownFirst } from '#site/data/groups.ts';
import type { Cell, DateObject, DayOccasion, MonthGrid } from '#site/data/resources.ts';
import { dateText, dayNumber, monthText, spanText, weekdayOf } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { occasionLink, occasionList } from '#site/occasions/view.ts';
import { monthCounts } from './counts.view.ts';
import { MONTH_TEXT } from './text.ts';
import { cellsOf, monthStep, monthTable } from './view.ts';

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
  const thisMonth = monthOfDay(inGregorian ? 'en' : 'fa', today);
  const [other, hijri] = otherMonths(language, grid);
  // The other pages are built, and may be read in another year.
  const isDrawn = !inGregorian && !hasPage(MONTH_PAGE_YEARS, year);
  const hours =
    !inGregorian &&
    hasPage(WORKDAYS_PAGE_YEARS, year) &&
    html` <a class="note" href="${pagePath(language, `/workdays/${year}`)}">${text.hours}</a>`;
  return html`<article class="month-page" data-month-section>
<header class="page-head"><h1>${monthText(language, grid)}</h1>
<p class="note row"><span>${other}</span><span>${hijri}</span>${isDrawn && html`<span>${yearsAwayText(language, year - thisMonth.year)}</span>`}</p>
<p class="month-counts">${monthCounts(language, cells)}${hours}</p>
<nav class="steps" aria-label="${text.steps}">${monthStep(language, grid, -1)}
<a class="step" href="${monthPath(language, thisMonth.year, thisMonth.month)}" data-today>${SITE_TEXT[language].today}</a>
${monthStep(language, grid, 1)}
<a class="step" href="${yearPath(language, year)}#m${grid.month}">${text.wholeYear} ${numeral(language, year)}</a>
<button class="step keeps-place only-wide" type="button" data-print hidden>${text.print}</button></nav></header>
<div class="grid-and-day"><div class="month-section" data-part="grid" data-built="${today}">${monthTable(language, grid, { today, compact: true })}</div>
<aside class="day-panel" data-day-panel></aside></div>
${year < HOLIDAY_YEARS.first && html`<p class="note">${text.noHolidays}</p>`}
<section class="section" aria-labelledby="occasions"><div class="section-head"><h2 id="occasions">${text.occasions}</h2>
<details class="fold phone-fold"><summary>${text.filter}</summary><fieldset class="filter row"><legend class="visually-hidden">${text.filter}</legend>${groupBoxes(language)}</fieldset></details></div>
<details class="fold past-days"><summary>${text.past}</summary></details>
<ol class="month-days by-group many">${cells.map((cell) =>
    monthDay(language, cell, { number: inGregorian ? cell.gregorian.day : cell.day, today }),
  )}</ol>
${nextMonthLink(language, grid)}</section>
${!inGregorian && hasPage(STATIC_YEARS, year) && monthFiles(language, grid)}</article>`;
}

/** «۱۱۵ سال پیش», "in 25 years" */
const yearsAwayText = (language: Language, away: number): string =>
  MONTH_TEXT[language][away < 0 ? 'yearsAgo' : 'inYears'].replace('{count}', numeral(language, Math.abs(away)));

function nextMonthLink(language: Language, grid: MonthGrid): Html {
  const { year, month } = monthAt(grid.year, grid.month, 1);
  const name = monthName(isGregorian(year) ? 'gregorian' : 'persian', month)[language];
  return html`<p class="more"><a href="${monthPath(language, year, month)}">${MONTH_TEXT[language].goesOn} ${numeral(language, `${name} ${year}`)}</a></p>`;
}

/** Links to the files of the month. */
function monthFiles(language: Language, { year, month }: MonthGrid): Html {
  const text = MONTH_TEXT[language];
  return html`<details class="fold"><summary>${text.files}</summary><p class="more row">
<a href="${API_ROOT}/calendar/${year}/${month}.json">${text.gridFile}</a>
<a href="${API_ROOT}/events/${year}/${month}.json">${text.eventsFile}</a>
<a href="/holidays/${year}.ics">${text.holidaysFile}</a>
<a href="${subscribePath(language, 'all')}">${SITE_TEXT[language].subscribe.occasions}</a></p></details>`;
}

/** Days of more than one month, its name before the first of each. */
export const daysOfMonths = (language: Language, cells: readonly Cell[]): Html =>
  html`<ol class="month-days by-group many">${cells.map((cell, index) => {
    const name = monthText(language, ownDate(language, cell));
    const before = cells[index - 1];
    const isNew = before === undefined || monthText(language, ownDate(language, before)) !== name;
    return html`${isNew && html`<li class="month-begins">${name}</li>`}${monthDay(language, cell)}`;
  })}</ol>`;

/** In English both, as in the grid. */
const datesAloud = (language: Language, { sh, gregorian }: Cell): string =>
  language === 'fa' ? dateText(language, sh) : `${dateText(language, gregorian)}, ${dateText(language, sh)}`;

/** The date in the main calendar of the language. */
const ownDate = (language: Language, { sh, gregorian }: Cell): DateObject => (language === 'fa' ? sh : gregorian);

interface MonthDayOptions {
  /** in its id: Gregorian in a Gregorian month */
  readonly number?: number;
  readonly today?: Jdn;
}

function monthDay(language: Language, cell: Cell, { number = cell.day, today }: MonthDayOptions = {}): Html {
  const jdn = dayNumber(cell.gregorian);
  const red = cell.is_friday || cell.is_holiday;
  // Days without an occasion of the default categories are hidden until other categories are chosen.
  const isQuiet = !cell.events.some(isShownFirst);
  // Without script, addresses of occasions that have no page lead to their line here.
  const occasionOf = (occasion: DayOccasion) => {
    const link = occasionLink(language, occasion, jdn);
    return occasion.has_page ? link : html`<span id="d${number}-${occasion.slug}">${link}</span>`;
  };
  const day = html`<span class="big" aria-hidden="true">${numeral(language, ownDate(language, cell).day)}</span>`;
  const aloud = html`<span class="visually-hidden">${datesAloud(language, cell)}</span>`;
  return html`<li class="month-day${isQuiet && ' quiet'}${jdn === today && ' today'}" id="d${number}">
<h3${red && html` class="off"`}><a href="${dayPath(language, jdn)}" data-day="${jdn}">${day} ${weekdayOf(language, cell.sh)} ${aloud}</a></h3>
<div><p class="note only-wide">${dateText(language, language === 'fa' ? cell.gregorian : cell.sh)} · ${dateText(language, cell.hijri)}${cell.hijri.estimate && ' ~'}</p>
${cell.events.length > 0 ? occasionList(language, cell.events, occasionOf) : html`<p class="note">${MONTH_TEXT[language].noOccasion}</p>`}</div>
</li>`;
}
