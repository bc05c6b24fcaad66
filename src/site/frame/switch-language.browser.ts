/** The language link keeps the open day and the query. */
import { dayOfAddress, dayPath } from '#site/calendar/address.ts';
import { otherLanguage } from './language.ts';
import { language } from './page.browser.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-switch-language]')) {
  link.addEventListener('click', () => {
    const day = dayOfAddress(location);
    if (day !== undefined) link.href = dayPath(otherLanguage(language), day);
    else if (link.search === '') link.search = location.search;
  });
}
