/** Keeps the page at the present in Tehran: the Moon today, the month that comes next, and what has been decided since. */
import type { Jdn } from '#core/jdn.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { tehranToday } from '#site/data/tehran-day.browser.ts';
import { dataOf, language, notice, onNewDay, part, print } from '#site/kit/page.browser.ts';
import type { CrescentMonth } from './month.ts';
import { CRESCENT_TEXT } from './text.ts';
import { type ComingMonth, monthDetails, moonNow } from './view.ts';

const months = [...part('moon').querySelectorAll<HTMLDetailsElement>('[data-evening]')];
const eveningOf = (month: HTMLElement): Jdn => Number(month.dataset.evening) as Jdn;
const comingOf = (month: HTMLElement): ComingMonth => ({
  evening: eveningOf(month),
  firstDay: Number(month.dataset.first) as Jdn,
  title: dataOf(month, 'title'),
  state: dataOf(month, 'state'),
});

function show(today: Jdn): void {
  const coming = months.find((month) => eveningOf(month) >= today);
  notice(coming ? undefined : CRESCENT_TEXT[language].beyond);
  print('now', moonNow(language, today, coming && comingOf(coming)));
  if (location.hash === '') {
    for (const month of months) month.open = month === coming && month.querySelector('.futures') !== null;
    const fold = coming?.parentElement?.closest<HTMLDetailsElement>('.fold');
    if (fold && coming?.open) fold.open = true;
  }
  for (const month of months) if (Number(month.dataset.decided) <= today) void decide(month, today);
}

/** Prints a month that was open at the build and has begun. If its file cannot be read, nothing changes. */
async function decide(month: HTMLElement, today: Jdn): Promise<void> {
  const file = await readFile<CrescentMonth>(dataOf(month, 'file')).catch(() => undefined);
  if (file) print(month, monthDetails(language, file, today));
}

onNewDay(show, Number(part('moon').dataset.built) as Jdn, tehranToday);
