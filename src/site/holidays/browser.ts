/** Holidays of a year: how far each is from today; of this year the next stands first, and what is over is folded away. */
import type { Jdn } from '#core/jdn.ts';
import { daysAwayText } from '#site/frame/days-away.ts';
import { language, onNewDay, part } from '#site/frame/page.browser.ts';
import { SITE_TEXT } from '#site/frame/text.ts';

const coming = document.querySelector<HTMLElement>('.holidays[data-built]');
const past = document.querySelector<HTMLElement>('.holidays[data-list="past"]');
const rows = () => [...document.querySelectorAll<HTMLElement>('.holiday-row')];

function tellDistances(day: Jdn): void {
  for (const row of rows()) {
    const days = Number(row.dataset.day) - day;
    row.classList.toggle('past', days < 0);
    row.querySelector('.holiday-away')!.textContent = daysAwayText(language, days);
    if (past) (days < 0 ? past : coming!).append(row);
  }
  if (!past) return;
  past.closest('details')!.hidden = past.childElementCount === 0;
  tellNext(day);
}

function tellNext(day: Jdn): void {
  const section = document.querySelector<HTMLElement>('.holiday-next');
  if (!section) return;
  const next = coming!.querySelector<HTMLElement>('.holiday-row');
  section.hidden = next === null;
  if (!next) return;
  const titles = [...next.querySelectorAll('.holiday-title p > a')].map((link) => link.textContent);
  part('next-title').textContent = titles.join(SITE_TEXT[language].comma);
  part('next-day').textContent = next.querySelector('.holiday-day')!.textContent;
  part('next-away').textContent = daysAwayText(language, Number(next.dataset.day) - day);
}

if (coming) onNewDay(tellDistances, Number(coming.dataset.built) as Jdn);
