/** The language link keeps the open day and the query. */
import { dayOfAddress, dayPath } from '#site/data/address.ts';
import { otherLanguage } from '#site/kit/language.ts';
import { language } from '#site/kit/page.browser.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-switch-language]')) {
  link.addEventListener('click', () => {
    const day = dayOfAddress(location);
    if (day !== undefined) link.href = dayPath(otherLanguage(language), day);
    else if (link.search === '') link.search = location.search;
  });
}
