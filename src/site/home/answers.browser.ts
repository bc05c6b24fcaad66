/** The card of a day with its answer, its occasions and the next holiday. Its buttons turn it. */

import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import { cellsOf } from '#site/calendar/month/view.ts';
import { hasDetail } from '#site/data/address.ts';
import type { Cell, HolidayDay } from '#site/data/resources.ts';
import { readHolidays, readMonth } from '#site/data/snapshots.browser.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { element, language, print, today } from '#site/kit/page.browser.ts';
import { isAbroad } from '#site/now/now.browser.ts';
import { titlesByDay } from '#site/now/titles.view.ts';
import { settings, shownGroups } from '#site/settings/settings.browser.ts';
import { dayAnswer, nextHoliday, occasionsLine } from './answer.view.ts';
import { isRed, tellNow } from './now.browser.ts';
import { turnTo } from './shown-day.browser.ts';
import { feastLine, todayCard } from './view.ts';

export interface Answers {
  readonly cell: Cell;
  /** of this year and the next */
  readonly holidays: readonly HolidayDay[];
}

/** @throws {Error} if the day's month or the holidays cannot be read */
export async function readAnswers(day: Jdn): Promise<Answers> {
  const { year, month } = persian.fromJdn(day);
  const thisYear = persian.yearOf(today());
  const [grid, { data }, next] = await Promise.all([
    readMonth(year, month),
    readHolidays(thisYear),
    readHolidays(thisYear + 1),
  ]);
  const cell = findIn(cellsOf(grid), ({ gregorian }) => dayNumber(gregorian) === day);
  return { cell, holidays: [...data, ...next.data] };
}

/** Parts of the page that depend on the day, on the visitor's weekend and on the groups. */
export function showAnswers({ cell, holidays }: Answers): void {
  const weekend = settings().weekend ?? 'fri';
  const now = today();
  const day = dayNumber(cell.gregorian);
  turnTo(day);
  print('today-card', todayCard(language, cell, isRed(cell)));
  if (day !== now) print('answer', dayAnswer(language, cell, now, weekend, isAbroad()));
  tellNow({ holidays: titlesByDay(language, holidays) });
  print('feast', feastLine(language, cell));
  print('next-holiday', nextHoliday(language, holidays, now, weekend));
  print('occasions', occasionsLine(language, cell, now, shownGroups()));
  back.hidden = day === now;
}

/** Shows a day, unless another one was requested meanwhile. If it cannot be read, nothing changes. */
export async function showAnswersOf(day: Jdn): Promise<void> {
  wanted = day;
  const answers = await readAnswers(day).catch(() => undefined);
  if (!answers || wanted !== day) return;
  showAnswers(answers);
}

const card = element('[data-today-card]');
const back = element('[data-card-to="0"]', card);
let wanted: Jdn = today();

/** Turns the card by some days, or back to today. */
export function turn(days: number): void {
  const to = days === 0 ? today() : addDays(wanted, days);
  if (hasDetail(to)) void showAnswersOf(to);
}

card.addEventListener('click', ({ target }) => {
  const step = (target as HTMLElement).closest<HTMLElement>('[data-card-to]')?.dataset.cardTo;
  if (step !== undefined) turn(Number(step));
});
