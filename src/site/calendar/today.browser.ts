/** Today on pages of months and years: its mark in the grids, and the link "today". */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthPath, yearPath } from '#site/data/address.ts';
import { isGregorian, monthOfDay } from '#site/data/gregorian-month.ts';
import { language, onNewDay, today } from '#site/kit/page.browser.ts';
import { focusDay } from './month/keys.browser.ts';

function mark(day: Jdn): void {
  for (const marked of document.querySelectorAll('.day.today')) {
    marked.classList.remove('today');
    marked.querySelector('a')?.removeAttribute('aria-current');
  }
  for (const time of document.querySelectorAll(`.day time[datetime="${gregorian.toIsoDate(day)}"]`)) {
    time.closest('.day')!.classList.add('today');
    time.closest('a')?.setAttribute('aria-current', 'date');
  }
}

/** @param built day that the build marked in the page */
export const keepTodayMarked = (built: Jdn): void => onNewDay(mark, built);

/** @param region holds the grids */
export function startTodayLink(region: HTMLElement): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-today]');
  if (!link) return;
  const isYear = link.dataset.today === 'year';
  const shown = Number(/calendar\/(\d+)/.exec(link.pathname)?.[1]);
  const { year, month } = monthOfDay(isGregorian(shown) ? 'en' : 'fa', today());
  link.href = isYear ? yearPath(language, year) : monthPath(language, year, month);
  link.addEventListener('click', (event) => {
    if (focusDay(region, today())) event.preventDefault();
  });
}
