/** Days of a month with their occasions. */
import { dateText, dayNumber, weekdayOf } from '#site/frame/dates.ts';
import { type Html, html } from '#site/frame/html.ts';
import type { Language } from '#site/frame/language.ts';
import { numeral } from '#site/frame/numerals.ts';
import type { Cell } from '#site/frame/resources.ts';
import { occasionList, SHOWN_FIRST } from '#site/occasions/view.ts';
import { MONTH_TEXT } from './text.ts';

export const monthDays = (language: Language, cells: readonly Cell[]): Html =>
  html`<ol class="month-days">${cells.map((cell) => monthDay(language, cell))}</ol>`;

function monthDay(language: Language, cell: Cell): Html {
  const red = cell.is_friday || cell.is_holiday;
  // Days with nothing of the first categories wait until the others are asked for.
  const isQuiet = !cell.events.some(({ category }) => SHOWN_FIRST.has(category));
  return html`<li class="month-day${red && ' red'}${isQuiet && ' quiet'}" id="d${cell.day}" data-jdn="${dayNumber(cell.gregorian)}">
<span class="month-day-number" aria-hidden="true">${numeral(language, cell.day)}</span>
<h3><span>${weekdayOf(language, cell.sh)} <span class="visually-hidden">${dateText(language, cell.sh)}</span></span>
<span class="month-day-others"><span>${dateText(language, cell.gregorian)}</span> <span>${dateText(language, cell.hijri)}${cell.hijri.estimate && ` ~`}</span></span></h3>
${cell.events.length > 0 ? occasionList(language, cell.events) : html`<p class="note">${MONTH_TEXT[language].noOccasion}</p>`}
</li>`;
}
