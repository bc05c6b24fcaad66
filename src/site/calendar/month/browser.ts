/** A month's page: keys, swipes, today, and the categories that are shown. */
import type { Jdn } from '#core/jdn.ts';
import { monthPath } from '#site/data/address.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import { element, language, openPresent, startPrintButton, today } from '#site/kit/page.browser.ts';
import { hasOwnDates, startGroupBoxes } from '#site/settings/settings.browser.ts';
import { keepTodayMarked, leaveFor, listenToDays, startTodayLink, takeFocus } from './keys.browser.ts';

export const keepAtCurrentMonth = (): void =>
  openPresent('/calendar', Number(element('[data-marked]').dataset.marked) as Jdn, (day) => {
    const { year, month } = monthOfDay(language, day);
    return monthPath(language, year, month);
  });

/** The reader's own dates load only if this browser stores any. */
async function markOwnDates(page: HTMLElement): Promise<void> {
  if (!hasOwnDates()) return;
  const { showOwnDates } = await import('#site/my-dates/in-grid.browser.ts');
  await showOwnDates(page);
}

/** The list of the current month begins with today; a button shows earlier days. */
function startPastDays(page: HTMLElement): void {
  const button = element<HTMLButtonElement>('[data-past]', page);
  const days = [...page.querySelectorAll<HTMLElement>('.month-day')];
  const isOver = (day: HTMLElement) => Number(day.dataset.jdn) < today();
  const hide = (isHidden: boolean): void => {
    for (const day of days) day.classList.toggle('over', isHidden && isOver(day));
    button.parentElement!.hidden = !isHidden;
  };
  hide(days.some(isOver) && !days.every(isOver));
  button.addEventListener('click', () => hide(false));
}

export function startMonth(): void {
  const page = element('[data-month-section]');
  keepTodayMarked(Number(element('[data-marked]', page).dataset.marked) as Jdn);
  listenToDays(page, (direction, focusOn) => {
    leaveFor(page.querySelector(`.step[rel="${direction === 1 ? 'next' : 'prev'}"]`), focusOn);
  });
  takeFocus(page);
  startTodayLink(page);
  startPrintButton();
  markOwnDates(page).catch(() => undefined);
  startPastDays(page);
  startGroupBoxes(element('.filter', page));
}
