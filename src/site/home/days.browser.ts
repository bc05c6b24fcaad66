/** Home: keeps the page at today, for this reader, and shows other months in place. */
import { type Jdn, monthAfter, type YearMonth } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import { focusDay, listenToKeys, makeOneTabStop } from '#site/calendar/month/keys.browser.ts';
import { MONTH_TEXT } from '#site/calendar/month/text.ts';
import { cellsOf, monthStep, monthTable } from '#site/calendar/month/view.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import type { MonthGrid } from '#site/data/resources.ts';
import { readAnyMonth, readMonth } from '#site/data/snapshots.browser.ts';
import { dayNumber, monthText } from '#site/kit/dates.ts';
import { element, hasModifier, language, notice, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { nextOwnDates, showOwnDates } from '#site/my-dates/in-grid.browser.ts';
import { chosenWeekend, onSettings, shownGroups } from '#site/settings/settings.browser.ts';
import { holidays, isOff, newYears, sentence, showNow } from './now.browser.ts';
import { HOME_TEXT } from './text.ts';
import { todayForm, upcoming } from './view.ts';

const home = element('[data-home]');
const section = element('[data-month-section]');

function shownMonth(): YearMonth {
  const { year, month } = element<HTMLTableElement>('.month', section).dataset;
  return { year: Number(year), month: Number(month) };
}

function showMonth(grid: MonthGrid): void {
  const present = monthOfDay(language, today());
  print('heading', monthText(language, grid));
  print('previous', monthStep(language, grid, -1));
  print('next', monthStep(language, grid, 1));
  print('grid', monthTable(language, grid, { today: today() }));
  part('this-month').hidden = grid.year === present.year && grid.month === present.month;
  makeOneTabStop(section);
  void showOwnDates(section);
}

/** A day, or a step. */
type Focus = Jdn | 'previous' | 'next' | undefined;

/** The month requested last. Late answers do not replace it, and further steps count from it. */
let wanted = shownMonth();

export const stepMonth = (direction: -1 | 1, focus?: Focus): Promise<void> =>
  goToMonth(monthAfter(wanted, direction), focus);

async function goToMonth(asked: YearMonth, focus: Focus): Promise<void> {
  wanted = asked;
  section.setAttribute('aria-busy', 'true');
  try {
    const grid = await readAnyMonth(asked.year, asked.month);
    if (wanted !== asked) return;
    showMonth(grid);
    notice();
    if (typeof focus === 'number') focusDay(section, focus);
    else if (focus) part(focus).querySelector<HTMLElement>('a')?.focus();
  } catch {
    if (wanted === asked) wanted = shownMonth();
    notice(MONTH_TEXT[language].failed);
  } finally {
    section.removeAttribute('aria-busy');
  }
}

section.addEventListener('click', (event) => {
  const step = (event.target as HTMLElement).closest('.month-head a');
  if (!step || hasModifier(event) || event.button !== 0) return;
  event.preventDefault();
  if (step === part('this-month')) void goToMonth(monthOfDay(language, today()), undefined);
  else if (part('next').contains(step)) void stepMonth(1, 'next');
  else void stepMonth(-1, 'previous');
});

listenToKeys(section, (direction, focusOn) => void stepMonth(direction, focusOn));

/** Prints today's form by what the reader has chosen. @throws {Error} if the month cannot be read */
async function showToday(day: Jdn): Promise<void> {
  const { year, month } = persian.fromJdn(day);
  const cell = findIn(cellsOf(await readMonth(year, month)), ({ gregorian }) => dayNumber(gregorian) === day);
  const facts = {
    cell,
    sentence: sentence(),
    holidays,
    weekend: chosenWeekend(),
    shown: shownGroups(),
    isOff: isOff(cell),
  };
  home.dataset.told = '';
  print('today', todayForm(language, facts));
  for (const mark of section.querySelectorAll('.day.today')) mark.classList.toggle('red', facts.isOff);
  showNow();
}

const showNext = async (): Promise<void> =>
  print('upcoming', upcoming(language, { holidays, newYears, today: today() }, await nextOwnDates()));

/** Prints the whole page for a new day. */
async function showDay(day: Jdn): Promise<void> {
  const { year, month } = monthOfDay(language, day);
  try {
    const grid = await readAnyMonth(year, month);
    showMonth(grid);
    wanted = shownMonth();
    await showToday(day);
    await showNext();
    notice();
  } catch {
    notice(HOME_TEXT[language].offline);
    addEventListener('online', () => void showDay(day), { once: true });
  }
}

const built = Number(home.dataset.built) as Jdn;
/** Prints what depends on the reader: today, own dates in the grid and in the list. */
export function showMine(): void {
  void showOwnDates(section);
  showToday(today()).catch(() => undefined);
  void showNext();
}
onNewDay((day) => void showDay(day), built);
if (today() === built) showMine();
onSettings(showMine);
