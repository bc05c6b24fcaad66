/** A month's page: keys, swipes, today, and the categories that are shown. */
import type { Jdn } from '#core/jdn.ts';
import { monthPath } from '#site/data/address.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import { tellDaysLeft } from '#site/data/rows.browser.ts';
import { listDate, rows } from '#site/data/rows.ts';
import { dataOf, element, language, openPresent, print, startPrintButton, today } from '#site/kit/page.browser.ts';
import { hasOwnDates } from '#site/settings/settings.browser.ts';
import { listenToDays } from './keys.browser.ts';

export const keepAtCurrentMonth = (): void =>
  openPresent('/calendar', Number(dataOf(element('[data-built]'), 'built')) as Jdn, (day) => {
    const { year, month } = monthOfDay(language, day);
    return monthPath(language, year, month);
  });

/** The reader's own dates load only if this browser stores any. */
async function markOwnDates(page: HTMLElement): Promise<void> {
  if (!hasOwnDates()) return;
  const { ownRows, showOwnDates } = await import('#site/my-dates/in-grid.browser.ts');
  await showOwnDates(page);
  const days = [...page.querySelectorAll<HTMLElement>('td:not(.outside) a')].map(({ dataset }) => Number(dataset.day));
  const own = await ownRows(Math.min(...days) as Jdn, Math.max(...days) as Jdn);
  const drawn = document.createElement('div');
  const dated = own.map((row) => ({ ...row, date: listDate(language, row.jdn) }));
  print(drawn, rows(language, dated, today()));
  const list = element('.known-days > .rows', page);
  const dayOf = (row: Element) => Number(dataOf(element('a', row), 'day'));
  const items = [...list.children, ...element('.rows', drawn).children];
  list.replaceChildren(...items.toSorted((a, b) => dayOf(a) - dayOf(b)));
}

export function startMonth(): void {
  const page = element('[data-month-section]');
  listenToDays(page);
  tellDaysLeft();
  startPrintButton();
  markOwnDates(page).catch(() => undefined);
}
