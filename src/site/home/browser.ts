/** Home: keeps the page at today, and shows other months in place. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { focusDay, listenToDays, makeOneTabStop } from '#site/calendar/month/keys.browser.ts';
import { cellsOf, monthAt, monthHeading, monthStep, monthTable } from '#site/calendar/month/view.ts';
import { dayNumber } from '#site/frame/dates.ts';
import { language, onNewDay, part, print, today } from '#site/frame/page.browser.ts';
import type { MonthGrid } from '#site/frame/resources.ts';
import { tellTehranDay } from '#site/frame/tehran-day.browser.ts';
import { readHolidays, readMonth, readNowruz } from '#site/frame/twins.browser.ts';
import { dayFacts, dayLeaf, dayOccasions, leavesText, nextNowruz, upcomingHolidays } from './view.ts';

const home = document.querySelector<HTMLElement>('[data-home]')!;
const section = document.querySelector<HTMLElement>('[data-month-section]')!;

function notice(text: string | undefined): void {
  const element = part('notice');
  element.hidden = !text;
  element.textContent = text ?? '';
}

function shownMonth(): { year: number; month: number } {
  const { year, month } = section.querySelector<HTMLTableElement>('.month')!.dataset;
  return { year: Number(year), month: Number(month) };
}

function showMonth(grid: MonthGrid): void {
  print('heading', monthHeading(language, grid));
  print('previous', monthStep(language, grid, -1));
  print('next', monthStep(language, grid, 1));
  print('grid', monthTable(language, grid, { today: today() }));
  makeOneTabStop(section);
}

/** A day, or a button of the steps. */
type Focus = Jdn | 'previous' | 'next' | undefined;
type Month = ReturnType<typeof monthAt>;

/** The month asked for last. It wins, however the answers come in, and further steps count from it. */
let wanted = shownMonth();

const stepMonth = (direction: -1 | 1, focus: Focus): Promise<void> =>
  goToMonth(monthAt(wanted.year, wanted.month, direction), focus);

async function goToMonth(asked: Month, focus: Focus): Promise<void> {
  wanted = asked;
  section.setAttribute('aria-busy', 'true');
  try {
    const grid = await readMonth(asked.year, asked.month);
    if (wanted !== asked) return;
    showMonth(grid);
    notice(undefined);
    if (typeof focus === 'number') focusDay(section, focus);
    else if (focus) part(focus).querySelector<HTMLElement>('a, button')?.focus();
  } catch {
    if (wanted === asked) wanted = shownMonth();
    notice(home.dataset.failed);
  } finally {
    section.removeAttribute('aria-busy');
  }
}

section.addEventListener('click', (event) => {
  const step = (event.target as HTMLElement).closest('.step');
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  if (step === part('this-month')) void goToMonth(persian.fromJdn(today()), undefined);
  else if (part('next').contains(step)) void stepMonth(1, 'next');
  else void stepMonth(-1, 'previous');
});

listenToDays(section, (direction, focusOn) => void stepMonth(direction, focusOn));

/** Prints the whole page anew for a day other than the one it was built or last printed on. */
async function showDay(day: Jdn): Promise<void> {
  const { year, month } = persian.fromJdn(day);
  try {
    const [grid, thisYear, nextYear, nowruz] = await Promise.all([
      readMonth(year, month),
      readHolidays(year),
      readHolidays(year + 1),
      readNowruz(year + 1),
    ]);
    const cell = cellsOf(grid).find(({ gregorian }) => dayNumber(gregorian) === day)!;
    print('leaf', dayLeaf(language, cell));
    print('left', leavesText(language, cell));
    print('facts', dayFacts(language, cell));
    print('occasions', dayOccasions(language, cell));
    print('upcoming', upcomingHolidays(language, [...thisYear.data, ...nextYear.data], day));
    print('nowruz', nextNowruz(language, nowruz, day));
    showMonth(grid);
    wanted = shownMonth();
    notice(undefined);
  } catch {
    notice(home.dataset.offline);
    retryWhenOnline(day);
  }
}

function retryWhenOnline(day: Jdn): void {
  addEventListener('online', () => void showDay(day), { once: true });
}

onNewDay((day) => void showDay(day), Number(home.dataset.built) as Jdn);

tellTehranDay();
// The times of the city bring the Sun's arithmetic with them; the day itself does not wait for it.
void import('./prayers.browser.ts');
void import('./clock.browser.ts');
void import('./agenda.browser.ts');
