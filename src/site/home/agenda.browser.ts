/** The month of the first page as an agenda: coming days with holidays or occasions. The choice is stored. */
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { daysOfMonths } from '#site/calendar/month/page.view.ts';
import { MONTH_TEXT } from '#site/calendar/month/text.ts';
import { cellsOf } from '#site/calendar/month/view.ts';
import { groupOf } from '#site/data/groups.ts';
import type { Cell } from '#site/data/resources.ts';
import { readMonth } from '#site/data/snapshots.browser.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { element, language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { onSettings, remember, settings, shownGroups } from '#site/settings/settings.browser.ts';

/** Four weeks never hold two days of the same number. */
const DAYS = 28;

const section = element('[data-month-section]');
const button = element('[data-view-of]', section);

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
  const chosen = shownGroups();
  return cells
    .map((cell) => ({
      ...cell,
      events: cell.events.filter((event) => event.is_holiday || chosen.includes(groupOf(event))),
    }))
    .filter(({ events }, index) => index === 0 || events.length > 0);
}

async function printAgenda(): Promise<void> {
  const from = today();
  try {
    const cells = await comingCells(from);
    if (from === today()) print('agenda', daysOfMonths(language, withChosen(cells)));
  } catch {
    print('agenda', html`<p class="notice">${MONTH_TEXT[language].failed}</p>`);
  }
}

function show(): void {
  const isAgenda = settings().monthView === 'agenda';
  section.toggleAttribute('data-agenda', isAgenda);
  part('agenda-heading').hidden = !isAgenda;
  button.setAttribute('aria-pressed', String(isAgenda));
  if (isAgenda) void printAgenda();
  else print('agenda', '');
}

button.addEventListener('click', () =>
  remember({ monthView: settings().monthView === 'agenda' ? undefined : 'agenda' }),
);
onSettings(show);
onNewDay(show);
show();
