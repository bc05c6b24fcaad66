/** Working days: the page of the present year, and the weekend that the reader chooses meanwhile. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { pagePath } from '#site/kit/language.ts';
import { dataOf, element, language, openPresent, part } from '#site/kit/page.browser.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';

const box = part('weekends');

onSettings(() => {
  element<HTMLDetailsElement>(`[data-weekend="${settings().weekend ?? 'fri'}"]`, box).open = true;
});
openPresent('/workdays', Number(dataOf(box, 'built')) as Jdn, (day) =>
  pagePath(language, `/workdays/${persian.yearOf(day)}`),
);
