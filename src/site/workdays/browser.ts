/** Working days: the page of the present year, and the weekend that the reader chooses meanwhile. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { pagePath } from '#site/kit/language.ts';
import { dataOf, element, language, onNewDay, openPresent, part, print } from '#site/kit/page.browser.ts';
import { chosenWeekend, onSettings } from '#site/settings/settings.browser.ts';
import { hoursNow } from './view.ts';

const box = part('weekends');

/** The present month, in another year the whole year, by the weekend whose table is open. */
function showNow(): void {
  const rows = [...box.querySelectorAll<HTMLElement>('[open] tr')];
  const row = rows.find((each) => each.matches('.today')) ?? rows.at(-1);
  if (!row) return;
  const [, ...figures] = [...row.children].map((cell) => cell.textContent);
  print('now', hoursNow(language, [dataOf(row, 'name'), ...figures]));
}

box.addEventListener('toggle', showNow, true);
onSettings(() => {
  element<HTMLDetailsElement>(`[data-weekend="${chosenWeekend()}"]`, box).open = true;
});
showNow();
onNewDay(showNow);
openPresent('/workdays', Number(dataOf(box, 'built')) as Jdn, (day) =>
  pagePath(language, `/workdays/${persian.yearOf(day)}`),
);
