/** A month's page: keys, swipes, today. */
import type { Jdn } from '#core/jdn.ts';
import { keepTodayMarked } from '#site/calendar/mark-today.browser.ts';
import { listenToMonth } from './keys.browser.ts';

const page = document.querySelector<HTMLElement>('[data-month-section]')!;

keepTodayMarked(Number(page.querySelector<HTMLElement>('[data-marked]')!.dataset.marked) as Jdn);
listenToMonth(page, (direction) => {
  page.querySelector<HTMLAnchorElement>(`.step[rel="${direction === 1 ? 'next' : 'prev'}"]`)?.click();
});
