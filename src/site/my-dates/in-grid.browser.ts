/** The reader's own dates in the grids of days and on home. They load only if this browser stores any. */
import type { Jdn } from '#core/jdn.ts';
import { html } from '#site/kit/html.ts';
import { print } from '#site/kit/page.browser.ts';
import { hasOwnDates } from '#site/settings/settings.browser.ts';

/** Own dates from one day to another, in order; none where the browser keeps none or they cannot be read. */
export async function ownDays(first: Jdn, last: Jdn) {
  if (!hasOwnDates()) return [];
  const { readOwnDays } = await import('./list.browser.ts');
  return readOwnDays(first, last).catch(() => []);
}

/** Names the own dates of the days that a region shows. */
export async function showOwnDates(region: HTMLElement): Promise<void> {
  const links = [...region.querySelectorAll<HTMLAnchorElement>('td a[data-day]')];
  const numbers = links.map(({ dataset }) => Number(dataset.day));
  if (numbers.length === 0) return;
  const days = await ownDays(Math.min(...numbers) as Jdn, Math.max(...numbers) as Jdn);
  for (const link of links) {
    const titles = days.filter(({ day }) => day.jdn === Number(link.dataset.day)).map(({ title }) => title);
    link.querySelector('.own-day')?.remove();
    if (titles.length === 0) continue;
    const mark = document.createElement('span');
    mark.className = 'own-day pill';
    print(mark, html`<span aria-hidden="true">★</span> <span class="own-title">${titles.join(' · ')}</span>`);
    link.append(mark);
  }
}
