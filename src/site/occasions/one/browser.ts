/** An occasion: how far its next days are from today, also on a day after the build. */
import type { Jdn } from '#core/jdn.ts';
import { daysAwayText } from '#site/kit/days-away.ts';
import { language, onNewDay } from '#site/kit/page.browser.ts';

const table = document.querySelector<HTMLElement>('.occasion-dates');

function tellDistances(day: Jdn): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-away]')) {
    element.textContent = daysAwayText(language, Number(element.dataset.away) - day);
  }
  const rows = [...table!.querySelectorAll<HTMLTableRowElement>('tr[data-day]')];
  const coming = rows.filter((row) => Number(row.dataset.day) >= day).slice(0, Number(table!.dataset.shown));
  for (const row of rows) row.hidden = !coming.includes(row);
  if (coming[0]) tellNext(coming[0]);
}

/** The answer above is the first row. */
function tellNext(row: HTMLTableRowElement): void {
  const [first, second, away] = row.cells;
  const answer = document.querySelector('.occasion-next')!;
  if (answer.querySelector('[data-away]')!.getAttribute('data-away') === row.dataset.day) return;
  answer.querySelector('[data-open]')?.remove();
  answer.querySelector<HTMLElement>('[data-away]')!.dataset.away = row.dataset.day!;
  answer.querySelector('time')!.replaceWith(first!.querySelector('time')!.cloneNode(true));
  answer.querySelector('[data-second]')!.textContent = second!.textContent;
  answer.querySelector('[data-away]')!.textContent = away!.textContent;
}

if (table) onNewDay(tellDistances, Number(table.dataset.built) as Jdn);
