/** Working days: the reader's own weekend is open, and the present month is marked. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { pagePath } from '#site/kit/language.ts';
import { dataOf, element, language, openPresent, part, today } from '#site/kit/page.browser.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';

const box = part('weekends');
const { year, month } = persian.fromJdn(today());

function openOwnWeekend(): void {
  element<HTMLDetailsElement>(`[data-weekend="${settings().weekend ?? 'fri'}"]`, box).open = true;
}

if (year === Number(dataOf(box, 'year'))) {
  for (const row of box.querySelectorAll(`[data-month="${month}"]`)) row.classList.add('today');
}
onSettings(openOwnWeekend);
openOwnWeekend();
openPresent('/workdays', Number(dataOf(box, 'built')) as Jdn, (day) =>
  pagePath(language, `/workdays/${persian.yearOf(day)}`),
);
