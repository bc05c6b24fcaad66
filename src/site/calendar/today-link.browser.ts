/** "Today" on pages of months and years: opens the page of the reader's local day; on that page it focuses the day. */

import { focusDay } from '#site/calendar/month/keys.browser.ts';
import { monthPath, yearPath } from '#site/data/address.ts';
import { isGregorian, monthOfDay } from '#site/data/gregorian-month.ts';
import { language, today } from '#site/kit/page.browser.ts';

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
