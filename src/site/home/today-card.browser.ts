/** Steps of the day card to the previous and next day, by its buttons or a swipe. */
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { listenToSwipes } from '#site/calendar/month/keys.browser.ts';
import { cellsOf } from '#site/calendar/month/view.ts';
import { hasDetail } from '#site/data/address.ts';
import type { Cell } from '#site/data/resources.ts';
import { readMonth } from '#site/data/snapshots.browser.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { element, language, print, today } from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { todayCard } from './view.ts';

const card = element('[data-today-card]');
const back = element('[data-card-to="0"]', card);
let shown: Jdn = today();

/** @throws {Error} if the day's month cannot be read */
export async function readCell(day: Jdn): Promise<Cell> {
  const { year, month } = persian.fromJdn(day);
  return cellsOf(await readMonth(year, month)).find(({ gregorian }) => dayNumber(gregorian) === day)!;
}

async function turn(to: Jdn): Promise<void> {
  if (!hasDetail(to)) return;
  shown = to;
  // Without the day's month the card does not change.
  const cell = await readCell(to).catch(() => undefined);
  if (!cell || shown !== to) return;
  print('today-card', todayCard(language, cell, settings().weekend ?? 'fri'));
  back.hidden = to === today();
}

card.addEventListener('click', (event) => {
  const step = (event.target as HTMLElement).closest<HTMLElement>('[data-card-to]')?.dataset.cardTo;
  if (step !== undefined) void turn(step === '0' ? today() : addDays(shown, Number(step)));
});
listenToSwipes(card, (direction) => void turn(addDays(shown, direction)));
