/** A month's page: keys, swipes, today, and the categories that are shown. */
import type { Jdn } from '#core/jdn.ts';
import { monthPath } from '#site/data/address.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import { dataOf, element, language, openPresent, startPrintButton } from '#site/kit/page.browser.ts';
import { hasOwnDates, startGroupBoxes } from '#site/settings/settings.browser.ts';
import { leaveFor, listenToDays, startTodayLink, takeFocus } from './keys.browser.ts';

export const keepAtCurrentMonth = (): void =>
  openPresent('/calendar', Number(dataOf(element('[data-built]'), 'built')) as Jdn, (day) => {
    const { year, month } = monthOfDay(language, day);
    return monthPath(language, year, month);
  });

/** The reader's own dates load only if this browser stores any. */
async function markOwnDates(page: HTMLElement): Promise<void> {
  if (!hasOwnDates()) return;
  const { showOwnDates } = await import('#site/my-dates/in-grid.browser.ts');
  await showOwnDates(page);
}

export function startMonth(): void {
  const page = element('[data-month-section]');
  listenToDays(page, (direction, focusOn) => {
    leaveFor(page.querySelector(`.step[rel="${direction === 1 ? 'next' : 'prev'}"]`), focusOn);
  });
  takeFocus(page);
  startTodayLink(page);
  startPrintButton();
  markOwnDates(page).catch(() => undefined);
  startGroupBoxes(element('.filter', page));
}
