/** A year and a month in the layout of static pages. */
import { HOLIDAY_YEARS } from '#api/ranges.ts';
import type { Jdn } from '#core/jdn.ts';
import { animalOf } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { monthDays } from '#site/calendar/month/days.view.ts';
import { MONTH_TEXT } from '#site/calendar/month/text.ts';
import { cellsOf, monthStep, monthTable } from '#site/calendar/month/view.ts';
import { YEAR_TEXT } from '#site/calendar/year/text.ts';
import { miniMonth } from '#site/calendar/year/view.ts';
import { yearPath } from '#site/data/address.ts';
import type { HolidayDay, MonthGrid } from '#site/data/resources.ts';
import { monthText, spanText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { ANY_TEXT } from './text.ts';

export function anyMonth(language: Language, grid: MonthGrid, today: Jdn): Html {
  const cells = cellsOf(grid);
  const text = MONTH_TEXT[language];
  return html`<article class="month-page"><header class="page-head"><h1>${monthText(language, grid)}</h1>
<p class="note row"><span>${spanText(
    language,
    cells.map(({ gregorian }) => gregorian),
  )}</span><span>${spanText(
    language,
    cells.map(({ hijri }) => hijri),
  )}</span></p>
<nav class="steps" aria-label="${text.steps}">${monthStep(language, grid, -1)}${monthStep(language, grid, 1)}
<a class="step" href="${yearPath(language, grid.year)}">${text.wholeYear} ${numeral(language, grid.year)}</a></nav></header>
<div class="month-section">${monthTable(language, grid, { today, compact: true })}</div>
${withoutHolidays(language, grid.year)}
<section class="section"><h2>${text.occasions}</h2>${monthDays(
    language,
    cells.filter(({ events }) => events.length > 0),
  )}</section></article>`;
}

export interface AnyYear {
  readonly year: number;
  readonly grids: readonly MonthGrid[];
  readonly holidays: readonly HolidayDay[];
}

export function anyYear(language: Language, { year, grids, holidays }: AnyYear, today: Jdn): Html {
  const text = YEAR_TEXT[language];
  const step = (rel: 'prev' | 'next', other: number, label: string) =>
    html`<a class="step" rel="${rel}" href="${yearPath(language, other)}">${label}</a>`;
  return html`<header class="page-head"><h1>${text.title} ${numeral(language, year)}</h1>
<nav class="steps" aria-label="${text.steps}">${step('prev', year - 1, text.previous)}${step('next', year + 1, text.next)}</nav>
<p class="lead row"><span>${text.animal} ${animalOf(year)[language]}</span><span>${persian.isLeapYear(year) ? text.leap : text.common}</span></p></header>
${withoutHolidays(language, year)}
<div class="year">${grids.map((grid) =>
    miniMonth(
      language,
      grid,
      holidays.filter(({ month_sh }) => month_sh === grid.month),
      today,
    ),
  )}</div>`;
}

const withoutHolidays = (language: Language, year: number): Html | undefined =>
  year < HOLIDAY_YEARS.first ? html`<p class="note">${ANY_TEXT[language].noHolidays}</p>` : undefined;

/** The message for an invalid year or month. */
export function wrongYear(language: Language, years: { readonly first: number; readonly last: number }): Html {
  const text = ANY_TEXT[language];
  const label = text.year
    .replace('{first}', numeral(language, years.first))
    .replace('{last}', numeral(language, years.last));
  return html`<h1>${text.title}</h1><form class="field"><label for="year">${label}</label><input class="input" id="year" name="year" inputmode="numeric" maxlength="4" autocomplete="off" required><button class="button primary">${text.show}</button></form>`;
}
