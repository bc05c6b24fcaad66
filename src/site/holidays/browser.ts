/** Holidays of a year: distance from today, collapsed past days, and long weekends for the visitor's weekend. */
import type { Jdn } from '#core/jdn.ts';
import { dayOff, longWeekends } from '#site/data/breaks.ts';
import { daysAwayText } from '#site/kit/dates.ts';
import { element, language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { WEEKEND_DAYS, type Weekend } from '#site/settings/settings.ts';
import { longWeekendList, nextHoliday, nextLongWeekend, onWeekendText } from './view.ts';

const coming = document.querySelector<HTMLElement>('.holidays[data-built]');
const past = document.querySelector<HTMLElement>('.holidays[data-list="past"]');
const rows = () => [...document.querySelectorAll<HTMLElement>('.holiday-row')];

function tellDistances(day: Jdn): void {
  for (const row of rows()) {
    const days = Number(row.dataset.day) - day;
    row.classList.toggle('past', days < 0);
    print(element('.holiday-away', row), daysAwayText(language, days));
    if (past) (days < 0 ? past : coming)?.append(row);
  }
  if (!past) return;
  past.closest('details')!.hidden = past.childElementCount === 0;
  tellNext(day);
}

function tellNext(day: Jdn): void {
  const section = document.querySelector<HTMLElement>('.holiday-next');
  if (!section) return;
  const next = coming?.querySelector<HTMLElement>('.holiday-row');
  section.hidden = !next;
  if (!next) return;
  const titles = [...next.querySelectorAll('[data-title]')].map((link) => link.textContent);
  print('next', nextHoliday(language, Number(next.dataset.day) as Jdn, titles, day));
}

const { first, last, holidays = '' } = part('long').dataset;
const holidayDays = new Set(holidays.split(' ').map(Number));
const weekendField = element('select', part('weekend'));

function tellWeekends(): void {
  const { weekend = 'fri' } = settings();
  weekendField.value = weekend;
  const isOver = past !== null;
  const from = isOver ? Math.max(today(), Number(first)) : Number(first);
  const spans = longWeekends(dayOff(holidayDays, WEEKEND_DAYS[weekend]), from as Jdn, Number(last) as Jdn);
  print('spans', longWeekendList(language, spans, isOver));
  if (document.querySelector('.holiday-next')) print('next-long', nextLongWeekend(language, spans[0]));
  const days = rows().map(({ dataset }) => Number(dataset.day) as Jdn);
  print('on-weekend', onWeekendText(language, days, weekend));
}

weekendField.addEventListener('change', () => {
  const weekend = weekendField.value as Weekend;
  remember({ weekend: weekend === 'fri' ? undefined : weekend });
});
if (coming) onNewDay(tellDistances, Number(coming.dataset.built) as Jdn);
onSettings(tellWeekends);
tellWeekends();
part('weekend').hidden = false;
