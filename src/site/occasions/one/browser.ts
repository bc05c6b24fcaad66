/** An occasion: its next days, also on a day after the build. */
import type { Jdn } from '#core/jdn.ts';
import { dataOf, language, onNewDay, print } from '#site/kit/page.browser.ts';
import { comingDays, nextDay, type OccasionDay } from './view.ts';

const table = document.querySelector<HTMLElement>('[data-days]');

function show(list: HTMLElement, today: Jdn): void {
  const days = JSON.parse(dataOf(list, 'days')) as OccasionDay[];
  const coming = days.filter(({ jdn }) => jdn >= today);
  if (!coming[0]) return;
  print('next-day', nextDay(language, coming[0], today));
  print('coming-days', comingDays(language, coming, today));
}

if (table) onNewDay((today) => show(table, today), Number(table.dataset.built) as Jdn);
