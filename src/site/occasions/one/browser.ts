/** An occasion: how far its next days are from today, also on a day after the build. */
import type { Jdn } from '#core/jdn.ts';
import { daysAwayText } from '#site/frame/days-away.ts';
import { language, onNewDay } from '#site/frame/page.browser.ts';

const table = document.querySelector<HTMLElement>('.occasion-dates');

function tellDistances(day: Jdn): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-away]')) {
    element.textContent = daysAwayText(language, Number(element.dataset.away) - day);
  }
  const rows = [...table!.querySelectorAll<HTMLElement>('[data-day]')];
  const coming = rows.filter((row) => Number(row.dataset.day) >= day).slice(0, Number(table!.dataset.shown));
  for (const row of rows) row.hidden = !coming.includes(row);
}

if (table) onNewDay(tellDistances, Number(table.dataset.built) as Jdn);
