/** A year's page: keys, swipes, and the links to today and to the printer. */
import { listenToDays } from '#site/calendar/month/keys.browser.ts';
import { element, startPrintButton } from '#site/kit/page.browser.ts';

export function startYear(): void {
  listenToDays(element('.year'));
  startPrintButton();
}
