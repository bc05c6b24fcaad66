/** Home: keeps the page at today, and shows other months in place. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { focusDay, listenToDays, makeOneTabStop } from '#site/calendar/month/keys.browser.ts';
import { MONTH_TEXT } from '#site/calendar/month/text.ts';
import { monthHeading, monthStep, monthTable } from '#site/calendar/month/view.ts';
import { monthAt, monthOfDay, type YearMonth } from '#site/data/gregorian-month.ts';
import type { Cell, HolidayDay, MonthGrid } from '#site/data/resources.ts';
import { readAnyMonth, readFile, readHolidays, readNowruz } from '#site/data/snapshots.browser.ts';
import { tellTehranDay } from '#site/data/tehran-day.browser.ts';
import { element, language, notice, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { showOwnDates } from '#site/my-dates/in-grid.browser.ts';
import { onSettings, settings, shownGroups } from '#site/settings/settings.browser.ts';
import { dayAnswer, nextHoliday, occasionsLine } from './answer.view.ts';
import { dayLine, type Lines } from './line.view.ts';
import { showNextOwnDates } from './own-dates.browser.ts';
import { readCell } from './today-card.browser.ts';
import { dayFacts, daysLeftText, nextNowruz, todayCard, upcomingHolidays } from './view.ts';

const home = element('[data-home]');
const section = element('[data-month-section]');

function shownMonth(): { year: number; month: number } {
  const { year, month } = element<HTMLTableElement>('.month', section).dataset;
  return { year: Number(year), month: Number(month) };
}

const MONTH_KEY = 'salnama:month';

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

const stepMonth = (direction: -1 | 1, focus: Focus): Promise<void> =>
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

listenToDays(section, (direction, focusOn) => void stepMonth(direction, focusOn));

async function readAnswers(day: Jdn): Promise<{ cell: Cell; holidays: readonly HolidayDay[] }> {
  const year = persian.yearOf(day);
  const [cell, thisYear, nextYear] = await Promise.all([readCell(day), readHolidays(year), readHolidays(year + 1)]);
  return { cell, holidays: [...thisYear.data, ...nextYear.data] };
}

/** Parts of the page that depend on the visitor's weekend and groups. */
function showAnswers(day: Jdn, { cell, holidays }: Awaited<ReturnType<typeof readAnswers>>): void {
  const weekend = settings().weekend ?? 'fri';
  print('today-card', todayCard(language, cell, weekend));
  print('answer', dayAnswer(language, cell, weekend));
  print('next-holiday', nextHoliday(language, holidays, day, weekend));
  print('occasions', occasionsLine(language, cell, shownGroups()));
  print('upcoming', upcomingHolidays(language, holidays, day));
}

async function showAnswersAgain(): Promise<void> {
  const day = today();
  await readAnswers(day).then(
    (answers) => showAnswers(day, answers),
    () => undefined,
  );
}

/** Prints the whole page for a new day, all parts at once. */
async function showDay(day: Jdn): Promise<void> {
  const month = monthOfDay(language, day);
  try {
    const [answers, grid, nowruz, lines] = await Promise.all([
      readAnswers(day),
      readAnyMonth(month.year, month.month),
      readNowruz(persian.yearOf(day) + 1),
      readFile<Lines>(`/calendar/lines-${language}.json`).catch((): Lines => ({})),
    ]);
    showAnswers(day, answers);
    print('left', daysLeftText(language, answers.cell));
    print('facts', dayFacts(language, answers.cell));
    print('line', dayLine(language, answers.cell, lines));
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

/** The other language opens at the month that is shown here. */
function keepMonthForOtherLanguage(): void {
  const cell = section.querySelector<HTMLElement>('td:not(.outside) a[data-day]');
  sessionStorage.setItem(MONTH_KEY, cell?.dataset.day ?? '');
}

function takeMonthFromOtherLanguage(): void {
  const day = Number(sessionStorage.getItem(MONTH_KEY));
  sessionStorage.removeItem(MONTH_KEY);
  if (!day) return;
  // The first day of a month lies in the month before in the other calendar; ten days later most of the month is shown.
  const month = monthOfDay(language, (day + 14) as Jdn);
  const { year, month: number } = shownMonth();
  if (month.year !== year || month.month !== number) void goToMonth(month, undefined);
}

onNewDay((day) => void showDay(day), Number(home.dataset.built) as Jdn);
if (settings().weekend || settings().categories) void showAnswersAgain();
onSettings(() => void showAnswersAgain());
for (const link of document.querySelectorAll('[data-switch-language]')) {
  link.addEventListener('click', keepMonthForOtherLanguage);
}
takeMonthFromOtherLanguage();
tellTehranDay();
void showOwnDates(section);
void showNextOwnDates();
void import('./later.browser.ts');
