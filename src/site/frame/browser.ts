/// <reference types="astro/client" />
/** Script of every page: it loads settings, day details and search box when they are first used, and the offline worker. */
import { dataOf, element, hasModifier, onNewDay, print, today, trusted } from '#site/kit/page.browser.ts';

// Settings load when they are opened, or changed in another window.
const loadSettings = () => void import('#site/settings/browser.ts').catch(() => undefined);
element('#menu').addEventListener('beforetoggle', loadSettings);
addEventListener('storage', loadSettings);

// Digits and month names that the reader chose; the inline script has read the choices.
const { lang, dataset } = document.documentElement;
if ((dataset.digits && dataset.digits !== lang) || (dataset.months && lang === 'fa')) {
  void import('#site/settings/rewrite.browser.ts');
}

// The inline script has marked today and the past.
if (document.markDays) onNewDay(document.markDays);

let isDayLoaded = false;
/** Address of the page, whatever day is open. */
const pageAddress = location.pathname + location.search;

/** A wide page of a month always has an open day beside its grid. */
const hasPanel = () => document.querySelector('[data-day-panel]') !== null && matchMedia('(min-width: 64rem)').matches;

/** Opens a day when its link is followed or the URL names it. The loaded script reads the URL; here its beginning is enough. */
async function followDay(): Promise<void> {
  // A month that is drawn by its script tells when it is there.
  if (document.querySelector('[data-part="any"][aria-busy]')) return;
  if (!isDayLoaded && !hasPanel() && !/^#d\d/.test(location.hash)) return;
  const { showDayOfAddress } = await import('#site/day/browser.ts');
  isDayLoaded = true;
  showDayOfAddress(pageAddress);
}

document.addEventListener('click', (event) => {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-day]');
  if (!link || hasModifier(event) || event.button !== 0) return;
  event.preventDefault();
  // Steps between open days replace the history entry, so that "back" closes the day.
  if (link.closest('dialog')) history.replaceState(history.state, '', link.href);
  else history.pushState({ day: true }, '', link.href);
  void followDay();
});
addEventListener('popstate', () => void followDay());
void followDay();

// The script of the search box loads on focus; until then it is a plain form.
const form = element<HTMLFormElement>('[data-search-box]');
const input = element('input', form);
const status = element('[role="status"]', form);
let isSearchLoaded = false;

async function loadSearch(): Promise<void> {
  await import('#site/search-box/browser.ts');
  isSearchLoaded = true;
  status.className = 'visually-hidden';
}

/** A script that was not kept cannot be loaded without a network. */
const startSearch = (): void =>
  void loadSearch().catch(() => {
    print(status, dataOf(form, 'offline'));
    status.className = 'note';
  });

if (document.activeElement === input) startSearch();
input.addEventListener('focus', startSearch);

/**
 * The script handles Enter, even if the user presses it before the script has loaded. Without the script the form opens
 * the list of occasions.
 */
form.addEventListener('submit', (event) => {
  if (isSearchLoaded) return;
  event.preventDefault();
  loadSearch().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
});

// `/` and Ctrl-K focus it.
addEventListener('keydown', (event) => {
  const isTyping = (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable]');
  const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
  // A Persian keyboard has «ن» on this key. An event of autofill has no key.
  const isK = ['k', 'K', 'ن'].includes(event.key) && (event.ctrlKey || event.metaKey);
  if (!isSlash && !isK) return;
  event.preventDefault();
  input.focus();
  input.select();
});

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
 * Registers the service worker, which keeps the pages that were opened. The installed site, or a reader who asked for it in
 * the settings, keeps all usual pages (`?all`). A reader who saves data gets no more than was asked for.
 */
async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const isAsked = (await workers.getRegistration())?.active?.scriptURL.endsWith('?all');
  const savesData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (savesData && !isAsked) return;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const isFirst = !workers.controller;
  await workers.register(trusted.createScriptURL(isAsked || isInstalled ? '/sw.js?all' : '/sw.js'));
  if (!isFirst) return;
  // The worker has not seen what this page loaded.
  const { active } = await workers.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}

// If service workers are not allowed, the site only works online.
const start = () => void register().catch(() => {});
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000));

// The development server's pages are always new.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
