/** The reader's own dates in the grids and lists of days. They load only if this browser stores any. */
import { addDays, type Jdn } from '#core/jdn.ts';
import type { Row } from '#site/data/rows.ts';
import { html } from '#site/kit/html.ts';
import { element, language, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { hasOwnDates } from '#site/settings/settings.browser.ts';

/** Own dates from one day to another, in order; none where the browser keeps none or they cannot be read. */
async function ownDays(first: Jdn, last: Jdn) {
  if (!hasOwnDates()) return [];
  const { readOwnDays } = await import('./list.browser.ts');
  return readOwnDays(first, last).catch(() => []);
}

/** Titles of the own dates of a day. */
export const ownTitles = async (day: Jdn): Promise<readonly string[]> =>
  (await ownDays(day, day)).map(({ title }) => title);

/** Marks the days of a region that are the reader's: a star in the place of the dot, and on a wide grid the title. */
export async function showOwnDates(region: HTMLElement): Promise<void> {
  const links = [...region.querySelectorAll<HTMLAnchorElement>('td a[data-day]')];
  const numbers = links.map(({ dataset }) => Number(dataset.day));
  if (numbers.length === 0) return;
  const days = await ownDays(Math.min(...numbers) as Jdn, Math.max(...numbers) as Jdn);
  for (const link of links) {
    const titles = days.filter(({ day }) => day.jdn === Number(link.dataset.day)).map(({ title }) => title);
    link.closest('td')!.classList.toggle('own', titles.length > 0);
    for (const mark of link.querySelectorAll('.own-day, .own-name')) mark.remove();
    if (titles.length === 0) continue;
    const mark = document.createElement('span');
    mark.className = 'own-day';
    print(mark, html`★ <span class="own-title">${titles.join(' · ')}</span>`);
    element('.day-face', link).append(mark);
    const name = document.createElement('span');
    name.className = 'own-name';
    print(name, `${SITE_TEXT[language].comma}${YOURS}: ${titles.join(SITE_TEXT[language].comma)}`);
    element('.visually-hidden', link).append(name);
  }
}

const YOURS = { fa: 'تاریخ شما', en: 'yours' }[language];
const DAYS_AHEAD = 366;
const SHOWN = 2;

/** A row for each date, with a star. */
export const ownRow = ({ day, title }: Awaited<ReturnType<typeof ownDays>>[number]): Row => ({
  jdn: day.jdn,
  colour: 'accent',
  name: html`<span class="star" aria-hidden="true">★</span> ${title}`,
});

/** The next of the reader's own dates, today's too. */
export const nextOwnDates = async (): Promise<Row[]> =>
  (await ownDays(today(), addDays(today(), DAYS_AHEAD))).slice(0, SHOWN).map(ownRow);

/** Those of a month. */
export const ownRows = async (first: Jdn, last: Jdn): Promise<Row[]> => (await ownDays(first, last)).map(ownRow);
