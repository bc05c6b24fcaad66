/** The sheet of a year, made from month grids in the build and in the browser. */

import { groupBy } from '#core/group-by.ts';
import { STANDARD_MINUTES } from '#core/iran-time.ts';
import { DAYS_A_WEEK } from '#core/jdn.ts';
import { MOON_PHASE_NAMES, moonPhaseOf } from '#core/moon-phase.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { cellsOf } from '#site/calendar/month/view.ts';
import { groupOf } from '#site/data/groups.ts';
import type { Cell, DayOccasion, MonthGrid } from '#site/data/resources.ts';
import { titleOf } from '#site/data/titles.ts';
import { dayNumber, monthNameOf, spanText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { type Choice, calendarOf, ownCalendar } from './choice.ts';
import { PRINTABLE_TEXT } from './text.ts';

/** Letters of the names under a month, which fill a line; all holidays are shown, even if they have more. */
const MAX_LETTERS = 170;
/** The longest month, begun on the last day of the week. */
const COLUMNS = 37;
/** @param grids the twelve months of the year */
export function sheet(language: Language, grids: readonly MonthGrid[], choice: Choice): Html {
  const text = PRINTABLE_TEXT[language];
  const cells = grids.flatMap(cellsOf);
  const hasHijri = choice.calendars.includes('hijri');
  const isMarked = cells.some(({ hijri, events }) => (hasHijri && hijri.estimate) || events.some(isMovable));
  const years = othersOf(choice).map((key) => {
    const [first, last] = [firstOf(cells), lastOf(cells)].map((cell) => cell[key].year);
    return html`<span>${SITE_TEXT[language].calendarNames[key]} ${numeral(language, `${first}–${last}`)}</span>`;
  });
  return html`<section class="printable-sheet" aria-label="${text.preview}"><header class="printable-head apart"><h2>${numeral(language, choice.year)}</h2><p class="row">${years}</p></header>
<div class="printable-months"><table><thead><tr><td class="printable-name"></td>${Array.from(
    { length: COLUMNS },
    (_, column) => html`<th scope="col">${SITE_TEXT[language].weekdayLetters[column % DAYS_A_WEEK]}</th>`,
  )}</tr></thead>
${grids.map((grid) => printedMonth(language, grid, choice))}</table></div>
<p class="printable-note row">${MOONS.map(
    (phase) => html`<span><i class="moon ${phase}"></i> ${MOON_PHASE_NAMES[phase][language]}</span> `,
  )}${isMarked && html`<span>${text.estimate}</span>`}</p></section>`;
}

const othersOf = ({ year, calendars }: Choice) => calendars.map((other) => calendarOf(year, other));

const isMovable = ({ is_holiday, may_move }: DayOccasion): boolean => is_holiday && may_move;

/** Phases that the sheet draws. */
const MOONS = ['new', 'first-quarter', 'full', 'last-quarter'] as const;

/** A month is a row: all Fridays of the year stand in the same columns. Under its days are the names of its occasions. */
function printedMonth(language: Language, grid: MonthGrid, choice: Choice): Html {
  const cells = cellsOf(grid);
  const first = firstOf(grid.calendar).findIndex((cell) => cell.is_current_month);
  const spans = othersOf(choice).map((key) => {
    const span = spanText(
      language,
      cells.map((cell) => cell[key]),
    ).replace(/ [\d۰-۹]+/g, '');
    const isMarked = key === 'hijri' && cells.some(({ hijri }) => hijri.estimate);
    return html`<span>${span}${isMarked && PRINTABLE_TEXT[language].mark}</span> `;
  });
  return html`<tbody class="printable-month"><tr><th rowspan="2" scope="rowgroup"><b class="printable-month-name">${monthNameOf(language, grid)}</b>${spans}</th>${first > 0 && html`<td colspan="${first}"></td>`}${cells.map((cell) => printedDay(language, cell, choice))}</tr>
<tr><td colspan="${COLUMNS}">${monthEvents(language, grid, choice)}</td></tr></tbody>`;
}

const dayIn = (cell: Cell, { year }: Choice): number => cell[ownCalendar(year)].day;

const dayClass = ({ is_friday, is_holiday }: Cell): string =>
  ['printable-day', (is_friday || is_holiday) && 'red', is_holiday && 'holiday'].filter(Boolean).join(' ');

/** The day, large; under it the days of the other calendars, and the Moon between them. */
function printedDay(language: Language, cell: Cell, choice: Choice): Html {
  const { phase } = moonPhaseOf(dayNumber(cell.gregorian), STANDARD_MINUTES);
  const [one, two] = othersOf(choice).map((key) => numeral(language, cell[key].day));
  const moon = MOONS.some((each) => each === phase) && html`<i class="moon ${phase}"></i>`;
  return html`<td class="${dayClass(cell)}"><b>${numeral(language, dayIn(cell, choice))}</b><small>${one}${moon || ' '}${two}</small></td>`;
}

/** The month's occasions in order of days; where there are too many, days off and those with a page before the others. */
function monthEvents(language: Language, grid: MonthGrid, choice: Choice): Html {
  const isShown = (event: DayOccasion) => event.is_holiday || choice.occasions.includes(groupOf(event));
  const events = cellsOf(grid).flatMap((cell) =>
    cell.events.filter(isShown).map((event) => ({ day: dayIn(cell, choice), event })),
  );
  const weight = ({ event }: (typeof events)[number]) => (event.is_holiday ? 2 : 0) + (event.has_page ? 1 : 0);
  let letters = 0;
  const printed = new Set(
    events
      .toSorted((a, b) => weight(b) - weight(a))
      .filter(({ event }) => {
        letters += titleOf(language, event).length;
        return event.is_holiday || letters <= MAX_LETTERS;
      }),
  );
  const days = groupBy(
    events.filter((each) => printed.has(each)),
    ({ day }) => day,
  );
  const lines: NamedDays[] = [];
  for (const [day, ofDay] of days) {
    const titles = ofDay
      .map(({ event }) => titleOf(language, event) + (isMovable(event) ? PRINTABLE_TEXT[language].mark : ''))
      .join(SITE_TEXT[language].comma);
    const before = lines.at(-1);
    if (before?.last === day - 1 && before.titles === titles) before.last = day;
    else lines.push({ first: day, last: day, titles, red: ofDay.some(({ event }) => event.is_holiday) });
  }
  return html`<ul class="printable-events">${lines.map((line) => dayLine(language, line))}</ul>`;
}

/** Days in a row with the same names: «۱۰–۱۶ تعطیل عمومی», «۱ عید سعید فطر ±۱، نوروز». */
interface NamedDays {
  readonly first: number;
  last: number;
  readonly titles: string;
  readonly red: boolean;
}

function dayLine(language: Language, { first, last, titles, red }: NamedDays): Html {
  const days = first === last ? `${first}` : `${first}–${last}`;
  return html`<li${red && html` class="red"`}><b>${numeral(language, days)}</b> ${titles}</li>`;
}
