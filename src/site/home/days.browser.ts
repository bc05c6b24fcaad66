/** Home: keeps the page at today, and shows other days and months in place. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { focusDay, listenToKeys, makeOneTabStop } from '#site/calendar/month/keys.browser.ts';
import { MONTH_TEXT } from '#site/calendar/month/text.ts';
import { monthHeading, monthStep, monthTable } from '#site/calendar/month/view.ts';
import { monthAt, monthOfDay, type YearMonth } from '#site/data/gregorian-month.ts';
import type { MonthGrid } from '#site/data/resources.ts';
import { readAnyMonth, readNowruz } from '#site/data/snapshots.browser.ts';
import { element, language, notice, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { showOwnDates } from '#site/my-dates/in-grid.browser.ts';
import { showNextOwnDates } from '#site/my-dates/next.browser.ts';
import { isAbroad } from '#site/now/now.browser.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import './agenda.browser.ts';
import { readAnswers, showAnswers, showAnswersOf } from './answers.browser.ts';
import { shownDay } from './shown-day.browser.ts';
import { nextNowruz, upcomingHolidays } from './view.ts';

const home = element('[data-home]');
const section = element('[data-month-section]');

function shownMonth(): { year: number; month: number } {
  const { year, month } = element<HTMLTableElement>('.month', section).dataset;
  return { year: Number(year), month: Number(month) };
}

function showMonth(grid: MonthGrid): void {
  print('heading', monthHeading(language, grid));
  print('previous', monthStep(language, grid, -1));
  print('next', monthStep(language, grid, 1));
  print('grid', monthTable(language, grid, { today: today() }));
  makeOneTabStop(section);
  void showOwnDates(section);
}

/** A day, or a button of the steps. */
type Focus = Jdn | 'previous' | 'next' | undefined;

/** The month requested last. Late answers do not replace it, and further steps count from it. */
let wanted = shownMonth();

export const stepMonth = (direction: -1 | 1, focus?: Focus): Promise<void> =>
  goToMonth(monthAt(wanted.year, wanted.month, direction), focus);

async function goToMonth(asked: YearMonth, focus: Focus): Promise<void> {
  wanted = asked;
  section.setAttribute('aria-busy', 'true');
  try {
    const grid = await readAnyMonth(asked.year, asked.month);
    if (wanted !== asked) return;
    showMonth(grid);
    notice();
    if (typeof focus === 'number') focusDay(section, focus);
    else if (focus) part(focus).querySelector<HTMLElement>('a, button')?.focus();
  } catch {
    if (wanted === asked) wanted = shownMonth();
    notice(MONTH_TEXT[language].failed);
  } finally {
    section.removeAttribute('aria-busy');
  }
}

section.addEventListener('click', (event) => {
  const step = (event.target as HTMLElement).closest('.steps .step');
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  if (step === part('this-month')) void goToMonth(monthOfDay(language, today()), undefined);
  else if (part('next').contains(step)) void stepMonth(1, 'next');
  else void stepMonth(-1, 'previous');
});

listenToKeys(section, (direction, focusOn) => void stepMonth(direction, focusOn));

/** Prints the whole page for a new day, all parts at once. */
async function showDay(day: Jdn): Promise<void> {
  const month = monthOfDay(language, day);
  try {
    const [answers, grid, nowruz] = await Promise.all([
      readAnswers(day),
      readAnyMonth(month.year, month.month),
      readNowruz(persian.yearOf(day) + 1),
    ]);
    showAnswers(answers);
    print('upcoming', upcomingHolidays(language, answers.holidays, day));
    print('nowruz', nextNowruz(language, nowruz, day));
    showMonth(grid);
    wanted = shownMonth();
    notice();
    void showNextOwnDates();
  } catch {
    notice(SITE_TEXT[language].offline);
    retryWhenOnline(day);
  }
}

function retryWhenOnline(day: Jdn): void {
  addEventListener('online', () => void showDay(day), { once: true });
}

onNewDay((day) => void showDay(day), Number(home.dataset.built) as Jdn);
if (settings().weekend || settings().categories || isAbroad()) void showAnswersOf(today());
onSettings(() => void showAnswersOf(shownDay()));
void showOwnDates(section);
void showNextOwnDates();

export { turn } from './answers.browser.ts';
