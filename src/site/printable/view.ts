/** The sheet of a year, made from month grids in the build and in the browser. */
import { cellsOf } from '#site/calendar/month/view.ts';
import { groupOf } from '#site/data/groups.ts';
import type { Cell, MonthGrid, OccasionObject } from '#site/data/resources.ts';
import { monthNameOf, spanText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { titleOf } from '#site/occasions/view.ts';
import type { Choice } from './choice.ts';
import { PRINTABLE_TEXT } from './text.ts';

/** Number of lines below a month of the year's sheet; all holidays are shown, even if there are more. */
const LINES_IN_MONTH = 3;
/** @param grids the twelve months of the year */
export function sheet(language: Language, grids: readonly MonthGrid[], choice: Choice): Html {
  const cells = grids.flatMap(cellsOf);
  const years = choice.calendars.map((key) => {
    const [first, last] = [cells[0]!, cells.at(-1)!].map((cell) => cell[key].year);
    return html`<span>${SITE_TEXT[language].calendarNames[key]} ${numeral(language, `${first}–${last}`)}</span>`;
  });
  return html`<section class="printable-sheet" aria-label="${PRINTABLE_TEXT[language].preview}"><header class="printable-head apart"><h2>${numeral(language, choice.year)}</h2><p class="row">${years}</p></header>
<div class="printable-parts">${grids.map((grid) => yearMonth(language, grid, choice))}</div>
${estimateNote(language, grids, choice)}</section>`;
}

const isShown =
  ({ occasions }: Choice) =>
  (occasion: OccasionObject): boolean =>
    occasion.is_holiday || occasions.includes(groupOf(occasion));

const hasHijri = ({ calendars }: Choice): boolean => calendars.includes('hijri');

/** Official holidays of the hijri calendar are all religious, and no other is. */
const isMovable =
  ({ hijri }: Cell) =>
  ({ is_holiday, category }: OccasionObject): boolean =>
    is_holiday && category === 'religious' && hijri.estimate;

/** Checks whether the sheet marks an estimate, either a hijri date or a holiday that may still move. */
const isEstimated = (grids: readonly MonthGrid[], choice: Choice): boolean =>
  grids.flatMap(cellsOf).some((cell) => (hasHijri(choice) && cell.hijri.estimate) || cell.events.some(isMovable(cell)));

const estimateNote = (language: Language, grids: readonly MonthGrid[], choice: Choice): Html =>
  html`${isEstimated(grids, choice) && html`<p class="printable-note">${PRINTABLE_TEXT[language].estimate}</p>`}`;

/** The months of the other calendars that a run of days covers. */
const spansOf = (language: Language, cells: readonly Cell[], { calendars }: Choice): string[] =>
  calendars.map((key) =>
    spanText(
      language,
      cells.map((cell) => cell[key]),
    ),
  );

const weekdayRow = (names: readonly string[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

const dayClass = ({ is_friday, is_holiday }: Cell): string =>
  is_friday || is_holiday ? 'printable-day red' : 'printable-day';

const hasEstimate = ({ hijri }: Cell): boolean => hijri.estimate;

function yearMonth(language: Language, grid: MonthGrid, choice: Choice): Html {
  const rows = grid.calendar.filter((row) => row.some((cell) => cell.is_current_month));
  const text = SITE_TEXT[language];
  const signs = choice.calendars.map((key) => (key === 'hijri' && cellsOf(grid).some(hasEstimate) ? '~' : ''));
  return html`<section class="printable-part"><h3 class="apart">${monthNameOf(language, grid)} <span class="printable-spans">${spansOf(
    language,
    cellsOf(grid),
    choice,
  ).map((span, index) => html`<span>${span.replace(/ [\d۰-۹]+/g, '')}${signs[index]}</span> `)}</span></h3>
<table>${weekdayRow(text.weekdayLetters)}<tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => yearCell(language, cell, choice))}</tr>`,
  )}</tbody></table>
${monthEvents(language, grid, choice)}</section>`;
}

function yearCell(language: Language, cell: Cell, { calendars }: Choice): Html {
  if (!cell.is_current_month) return html`<td></td>`;
  const days = calendars.map((key) => numeral(language, cell[key].day));
  const others = html`<small>${days.map((day, index) => html`${index > 0 && html`<br>`}${day}`)}</small>`;
  return html`<td class="${dayClass(cell)}">${numeral(language, cell.day)}${others}</td>`;
}

/** The month's occasions in order of days; where there are too many, the holidays before all others. */
function monthEvents(language: Language, grid: MonthGrid, choice: Choice): Html {
  const events = cellsOf(grid).flatMap((cell) =>
    cell.events.filter(isShown(choice)).map((event) => ({ day: cell.day, event, movable: isMovable(cell)(event) })),
  );
  const holidays = events.filter(({ event }) => event.is_holiday);
  const others = events.filter(({ event }) => !event.is_holiday);
  const room = new Set([...holidays, ...others.slice(0, Math.max(0, LINES_IN_MONTH - holidays.length))]);
  const days = Map.groupBy(
    events.filter((each) => room.has(each)),
    ({ day }) => day,
  );
  return html`<ul class="printable-events">${[...days].map(([day, ofDay]) => dayLine(language, day, ofDay))}</ul>`;
}

interface DayEvent {
  readonly event: OccasionObject;
  readonly movable: boolean;
}

/** «۱ عید سعید فطر~، نوروز» */
function dayLine(language: Language, day: number, ofDay: readonly DayEvent[]): Html {
  const titles = ofDay
    .map(({ event, movable }) => `${titleOf(language, event)}${movable ? '~' : ''}`)
    .join(SITE_TEXT[language].comma);
  const isHoliday = ofDay.some(({ event }) => event.is_holiday);
  return html`<li class="${isHoliday ? 'red' : ''}"><b>${numeral(language, day)}</b> ${titles}</li>`;
}
