/** Holidays of a year: distance from today, and long weekends for the visitor's weekend. */

import { dayOff, longWeekends } from '#core/breaks.ts';
import type { Jdn } from '#core/jdn.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import { daysAwayText } from '#site/kit/dates.ts';
import { pagePath } from '#site/kit/language.ts';
import { dataOf, element, language, onNewDay, openPresent, part, print, today } from '#site/kit/page.browser.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { type HolidayYear, holds, longWeekendList, onWeekendText, statement } from './view.ts';

const list = element('.holidays');
const rows = [...list.querySelectorAll<HTMLElement>('.holiday-row')];
const dayOfRow = (row: HTMLElement) => Number(dataOf(element('[data-day]', row), 'day')) as Jdn;

const year: HolidayYear = {
  first: Number(dataOf(list, 'first')) as Jdn,
  last: Number(dataOf(list, 'last')) as Jdn,
  days: rows.map((row) => ({
    jdn: dayOfRow(row),
    titles: [...row.querySelectorAll('[data-title]')].map((link) => link.textContent),
  })),
};
const holidayDays = new Set(dataOf(list, 'holidays').split(' ').map(Number));
/** A past year has neither a box on top nor long weekends. */
const weekendField = document.querySelector<HTMLSelectElement>('[data-part="weekend"] select');

function tellDistances(day: Jdn): void {
  for (const row of rows) print(element('.holiday-away', row), daysAwayText(language, dayOfRow(row) - day));
}

function tellWeekends(): void {
  const { weekend = 'fri' } = settings();
  print('on-weekend', onWeekendText(language, year, weekend));
  if (!weekendField) return;
  weekendField.value = weekend;
  const day = today();
  const isThisYear = holds(year, day);
  const isOff = dayOff(holidayDays, WEEKEND_DAYS[weekend]);
  const spans = longWeekends(isOff, isThisYear ? day : year.first, year.last);
  print('statement', statement(language, year, spans, day));
  print('spans', longWeekendList(language, year, spans, isThisYear));
}

weekendField?.addEventListener('change', () => {
  const weekend = weekendField.value as Weekend;
  remember({ weekend: weekend === 'fri' ? undefined : weekend });
});
if (list.dataset.built) {
  const built = Number(list.dataset.built) as Jdn;
  onNewDay((day) => {
    tellDistances(day);
    tellWeekends();
  }, built);
  openPresent('/holidays', built, (day) => pagePath(language, `/holidays/${monthOfDay(language, day).year}`));
}
onSettings(tellWeekends);
tellWeekends();
if (weekendField) part('weekend').hidden = false;
