/** A year's page: keys, swipes, and the links to today and to the printer. */
import { leaveFor, listenToDays, takeFocus } from '#site/calendar/month/keys.browser.ts';
import { element, startPrintButton } from '#site/kit/page.browser.ts';

export function startYear(): void {
  const year = element('.year');
  listenToDays(year, (direction, focusOn) => {
    leaveFor(document.querySelector(`[rel="${direction === 1 ? 'next' : 'prev'}"]`), focusOn);
  });
  takeFocus(year);
  startPrintButton();
}
