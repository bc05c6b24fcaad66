/**
 * After the first paint: the scripts of the page, the lists that they read, and what the page is as an app. Asked for earlier they
 * would share the way with what is painted, and a phone would do their work first. Until they are there links lead on as they do
 * without script, and what is pressed or typed is kept for them. Where a visit before has left the scripts at hand, they do not wait.
 * It stands in the head of every page beside `before-paint.browser.ts`; after a change run `npm run tables`.
 */

/** What a person has done before the scripts were there, in the order in which they are told of it. */
const KINDS = ['input', 'change', 'click', 'submit'] as const;
const done = new Map(KINDS.map((kind) => [kind, new Set<HTMLElement>()]));

/** The element to tell the scripts of; null where the browser knows by itself what to do. */
function meantBy(kind: string, target: HTMLElement): HTMLElement | null {
  if (kind === 'click') return target.closest('button');
  return kind === 'submit' && target.hasAttribute('action') ? null : target;
}

function keep(event: Event): void {
  const kind = event.type as (typeof KINDS)[number];
  const meant = meantBy(kind, event.target as HTMLElement);
  if (!meant) return;
  event.preventDefault();
  done.get(kind)!.add(meant);
  if (document.readyState !== 'loading') load();
}

function tellScripts(): void {
  for (const kind of KINDS) removeEventListener(kind, keep, true);
  for (const [kind, elements] of done) {
    for (const element of elements) {
      if (kind === 'click') element.click();
      else if (kind === 'submit') (element as HTMLFormElement).requestSubmit();
      else element.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  }
}

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

let isLoading = false;
function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]')) link.href = link.dataset.href!;
  void Promise.all([...document.querySelectorAll<HTMLElement>('script[data-src]')].map(run)).then(tellScripts);
}

for (const kind of KINDS) addEventListener(kind, keep, true);
addEventListener('DOMContentLoaded', () => {
  // A page that nobody sees is not painted.
  if (navigator.serviceWorker?.controller || document.hidden) return load();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
});
