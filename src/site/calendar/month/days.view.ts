/** Days of a month with their occasions. */
import { dayPath } from '#site/calendar/address.ts';
import { dateText, dayNumber, weekdayOf } from '#site/frame/dates.ts';
import { type Html, html } from '#site/frame/html.ts';
import type { Language } from '#site/frame/language.ts';
import { numeral } from '#site/frame/numerals.ts';
import type { Cell } from '#site/frame/resources.ts';
import { occasionList, SHOWN_FIRST } from '#site/occasions/view.ts';
import { MONTH_TEXT } from './text.ts';

export const monthDays = (
  language: Language,
  cells: readonly Cell[],
  rankOf: (slug: string) => number = () => 0,
): Html => html`<ol class="month-days">${cells.map((cell) => monthDay(language, cell, rankOf))}</ol>`;

/** Holidays first, then the most telling; the rest as it was. */
const byRank = (events: Cell['events'], rankOf: (slug: string) => number): Cell['events'] =>
  events.toSorted((a, b) => Number(b.is_holiday) - Number(a.is_holiday) || rankOf(a.slug) - rankOf(b.slug));

function monthDay(language: Language, cell: Cell, rankOf: (slug: string) => number): Html {
  const jdn = dayNumber(cell.gregorian);
  const red = cell.is_friday || cell.is_holiday;
  // Days with nothing of the first categories wait until the others are asked for.
  const isQuiet = !cell.events.some(({ category }) => SHOWN_FIRST.has(category));
  return html`<li class="month-day${red && ' red'}${isQuiet && ' quiet'}" id="d${cell.day}" data-jdn="${jdn}">
<span class="month-day-number" aria-hidden="true">${numeral(language, cell.day)}</span>
<h3><a href="${dayPath(language, jdn)}" data-day="${jdn}">${weekdayOf(language, cell.sh)} <span class="visually-hidden">${dateText(language, cell.sh)}</span></a>
<span class="month-day-others"><span>${dateText(language, cell.gregorian)}</span> <span>${dateText(language, cell.hijri)}${cell.hijri.estimate && ` ~`}</span></span></h3>
${cell.events.length > 0 ? occasionList(language, byRank(cell.events, rankOf)) : html`<p class="note">${MONTH_TEXT[language].noOccasion}</p>`}
</li>`;
}
