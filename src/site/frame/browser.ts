/// <reference types="astro/client" />
/** Script of every page: settings, day details, search box, offline use. */
import '#site/settings/load.browser.ts';
import '#site/day/open.browser.ts';
import '#site/search-box/load.browser.ts';
import { today } from '#site/kit/page.browser.ts';

/** Some weeks without a nightly build mean that nobody keeps the site. */
const MAX_DAYS_OF_BUILD = 40;
const buildDay = document.querySelector<HTMLElement>('[data-build-day]');
if (buildDay) buildDay.hidden = today() - Number(buildDay.dataset.buildDay) <= MAX_DAYS_OF_BUILD;

// The language links keep the query. Those of an open day lead to it: `day/browser.ts`.
document.addEventListener('click', ({ target }) => {
  const link = (target as HTMLElement).closest<HTMLAnchorElement>('a[data-switch-language]');
  if (link) link.search = location.search;
});

/**
 * Registers the service worker when the page is idle. From the second page on, or once installed, it registers the
 * worker that caches more.
 */
async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const isSecondPage = isInstalled || (await workers.getRegistration()) !== undefined;
  await workers.register(isSecondPage ? '/sw.js?all' : '/sw.js');
}

// If service workers are not allowed, the site only works online.
const start = () => void register().catch(() => {});
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000));

// The development server's pages are always new.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
