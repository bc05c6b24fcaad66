/** Holidays of a year: how far each is from today. */
import type { Jdn } from '#core/jdn.ts';
import { daysAwayText } from '#site/frame/days-away.ts';
import { language, onNewDay } from '#site/frame/page.browser.ts';

const list = document.querySelector<HTMLElement>('.holidays[data-built]');

function tellDistances(day: Jdn): void {
  for (const row of list!.querySelectorAll<HTMLElement>('[data-day]')) {
    const days = Number(row.dataset.day) - day;
    row.classList.toggle('past', days < 0);
    row.querySelector('.holiday-away')!.textContent = daysAwayText(language, days);
  }
}

if (list) onNewDay(tellDistances, Number(list.dataset.built) as Jdn);
