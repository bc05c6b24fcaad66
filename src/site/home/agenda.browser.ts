/** The month of home as an agenda: the coming days that have something to tell, from today on. What is chosen is remembered. */
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { daysOfMonths } from '#site/calendar/month/days.view.ts';
import { cellsOf } from '#site/calendar/month/view.ts';
import type { DayIndex } from '#site/day/facts.ts';
import { dayNumber } from '#site/frame/dates.ts';
import { html } from '#site/frame/html.ts';
import { language, onNewDay, part, print, today } from '#site/frame/page.browser.ts';
import type { Cell } from '#site/frame/resources.ts';
import { readFile, readMonth } from '#site/frame/twins.browser.ts';
import { SHOWN_FIRST } from '#site/occasions/view.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { HOME_TEXT } from './text.ts';

/** Four weeks never hold two days of the same number. */
const DAYS = 28;

const section = document.querySelector<HTMLElement>('[data-month-section]')!;
const buttons = [...section.querySelectorAll<HTMLButtonElement>('[data-view-of]')];

async function comingCells(from: Jdn): Promise<readonly Cell[]> {
  const [first, last] = [persian.fromJdn(from), persian.fromJdn(addDays(from, DAYS - 1))];
  const months = first.month === last.month ? [first] : [first, last];
  const grids = await Promise.all(months.map(({ year, month }) => readMonth(year, month)));
  return grids.flatMap(cellsOf).filter(({ gregorian }) => {
    const away = dayNumber(gregorian) - from;
    return away >= 0 && away < DAYS;
  });
}

/** Occasions of the categories that the reader has chosen; today is there in any case. */
function withChosen(cells: readonly Cell[]): readonly Cell[] {
  const chosen = settings().categories ?? [...SHOWN_FIRST];
  return cells
    .map((cell) => ({
      ...cell,
      events: cell.events.filter(({ category, is_holiday }) => is_holiday || chosen.includes(category)),
    }))
    .filter(({ events }, index) => index === 0 || events.length > 0);
}

/** Well-known occasions of a day come first; without the list they stand in the order of the categories. */
async function knownFirst(): Promise<(slug: string) => number> {
  const known = await readFile<DayIndex>('/calendar/day.json').then(
    (index) => new Set(index.known),
    () => new Set<string>(),
  );
  return (slug) => (known.has(slug) ? 0 : 1);
}

async function printAgenda(): Promise<void> {
  const from = today();
  try {
    const [cells, rankOf] = await Promise.all([comingCells(from), knownFirst()]);
    if (from === today()) print('agenda', daysOfMonths(language, withChosen(cells), rankOf));
  } catch {
    print('agenda', html`<p class="notice">${HOME_TEXT[language].agendaFailed}</p>`);
  }
}

function show(): void {
  const isAgenda = settings().monthView === 'agenda';
  section.toggleAttribute('data-agenda', isAgenda);
  for (const button of buttons) {
    button.setAttribute('aria-pressed', String((button.dataset.viewOf === 'agenda') === isAgenda));
  }
  if (isAgenda) void printAgenda();
  else part('agenda').replaceChildren();
}

for (const button of buttons) {
  button.addEventListener('click', () =>
    remember({ monthView: button.dataset.viewOf === 'agenda' ? 'agenda' : undefined }),
  );
}
onSettings(show);
onNewDay(show);
show();
section.querySelector<HTMLElement>('.view-switch')!.hidden = false;
