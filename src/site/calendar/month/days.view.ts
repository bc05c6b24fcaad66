/** Days of a month with their occasions. */
import type { Jdn } from '#core/jdn.ts';
import { dayPath } from '#site/data/address.ts';
import { isShownFirst } from '#site/data/groups.ts';
import type { Cell, DateObject } from '#site/data/resources.ts';
import { dateText, dayNumber, monthText, weekdayOf } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { occasionLink, occasionList } from '#site/occasions/view.ts';
import { MONTH_TEXT } from './text.ts';

interface MonthDaysOptions {
  /** days of a Gregorian month; their ids are Gregorian days */
  readonly inGregorian?: boolean;
  /** days before it are over; undefined in a month without today */
  readonly today?: Jdn | undefined;
}

export const monthDays = (
  language: Language,
  cells: readonly Cell[],
  { inGregorian = false, today }: MonthDaysOptions = {},
): Html =>
  html`<ol class="month-days many">${cells.map((cell) =>
    monthDay(language, cell, { number: inGregorian ? cell.gregorian.day : cell.day, today }),
  )}</ol>`;

/** Days of more than one month, its name before the first of each. */
export const daysOfMonths = (language: Language, cells: readonly Cell[]): Html =>
  html`<ol class="month-days many">${cells.map((cell, index) => {
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
  readonly number?: number;
  readonly today?: Jdn | undefined;
}

function monthDay(language: Language, cell: Cell, { number = cell.day, today }: MonthDayOptions = {}): Html {
  const jdn = dayNumber(cell.gregorian);
  const isOver = today !== undefined && jdn < today;
  const red = cell.is_friday || cell.is_holiday;
  // Days without an occasion of the default categories are hidden until other categories are chosen.
  const isQuiet = !cell.events.some(isShownFirst);
  return html`<li class="month-day${isQuiet && ' quiet'}${isOver && ' over'}" id="d${number}" data-jdn="${jdn}">
<h3${red && html` class="off"`}><a href="${dayPath(language, jdn)}" data-day="${jdn}"><span class="big" aria-hidden="true">${numeral(language, ownDate(language, cell).day)}</span> ${weekdayOf(language, cell.sh)} <span class="visually-hidden">${datesAloud(language, cell)}</span></a></h3>
<div><p class="note only-wide">${dateText(language, language === 'fa' ? cell.gregorian : cell.sh)} · ${dateText(language, cell.hijri)}${cell.hijri.estimate && ' ~'}</p>
${cell.events.length > 0 ? occasionList(language, cell.events, (occasion) => occasionLink(language, occasion, jdn)) : html`<p class="note">${MONTH_TEXT[language].noOccasion}</p>`}</div>
</li>`;
}
