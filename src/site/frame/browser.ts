/** Script of every page: settings, day details, search box, offline use. */
import '#site/settings/load.browser.ts';
import '#site/day/open.browser.ts';
import '#site/search-box/load.browser.ts';
import './service-worker.browser.ts';

// The language links keep the query. Those of an open day lead to it: `day/browser.ts`.
document.addEventListener('click', ({ target }) => {
  const link = (target as HTMLElement).closest<HTMLAnchorElement>('a[data-switch-language]');
  if (link) link.search = location.search;
});
