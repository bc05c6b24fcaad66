/** Keeps what rows say of the days that are left at the reader's day. */
import type { Jdn } from '#core/jdn.ts';
import { daysLeftText } from '#site/kit/dates.ts';
import { language, onNewDay, print, today } from '#site/kit/page.browser.ts';
import { daysTo } from './rows.ts';

function tell(): void {
  for (const left of document.querySelectorAll<HTMLElement>('.rows [data-left]')) {
    const { day, last = day } = left.closest<HTMLElement>('[data-day]')?.dataset ?? {};
    if (day) print(left, daysLeftText(language, daysTo(today(), Number(day) as Jdn, Number(last) as Jdn)));
  }
}

/** Now, and each new day. */
export function tellDaysLeft(): void {
  tell();
  onNewDay(tell);
}
