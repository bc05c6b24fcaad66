/** A year's page: today, and the button that prints. */
import type { Jdn } from '#core/jdn.ts';
import {
  keepTodayMarked,
  leaveFor,
  listenToDays,
  startTodayLink,
  takeFocus,
} from '#site/calendar/month/keys.browser.ts';
import { element, startPrintButton } from '#site/kit/page.browser.ts';

export function startYear(): void {
  const year = element('.year');
  keepTodayMarked(Number(year.dataset.marked) as Jdn);
  listenToDays(year, (direction, focusOn) => {
    leaveFor(document.querySelector(`.step[rel="${direction === 1 ? 'next' : 'prev'}"]`), focusOn);
  });
  takeFocus(year);
  startTodayLink(year);
  startPrintButton();
}
