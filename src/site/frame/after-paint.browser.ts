/**
 * After the first paint: the scripts of the page, the lists that they read, and what the page is as an app. Asked for earlier they
 * would share the way with what is painted, and a phone would do their work first. Until they are there links lead on as they do
 * without script, and what is pressed or typed is held for them. Where a visit before has left the scripts at hand, they do not wait.
 * It stands in the head of every page beside `before-paint.browser.ts`; after a change run `npm run tables`.
 */

import { holdActs } from './early-acts.browser.ts';

const run = (later: HTMLElement) =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.type = 'module';
    // One after the other, as they stand in the page.
    script.async = false;
    script.src = later.dataset.src!;
    script.onload = script.onerror = resolve;
    later.after(script);
  }).then(() => later.remove());

const tellScripts = holdActs(window, () => {
  if (document.readyState !== 'loading') load();
});

let isLoading = false;
function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]')) link.href = link.dataset.href!;
  void Promise.all([...document.querySelectorAll<HTMLElement>('script[data-src]')].map(run)).then(tellScripts);
}

addEventListener('DOMContentLoaded', () => {
  // A page that nobody sees is not painted, and not all browsers tell of paint.
  const tells = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!tells || navigator.serviceWorker?.controller || document.hidden) return load();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
});
