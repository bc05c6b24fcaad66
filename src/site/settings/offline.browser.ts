/** Keeps the usual pages for use without a network when the reader asks for it, or removes them. */
import { pagePath } from '#site/kit/language.ts';
import { element, language, print, trusted } from '#site/kit/page.browser.ts';
import { type OfflineState, offlineLine } from './panel.view.ts';

/** Waits until a new worker has tried to fetch all its pages. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });

/** @returns false if a page failed: then none is kept, and the next call begins anew */
async function keepAll(): Promise<boolean> {
  const { installing } = await navigator.serviceWorker.register(trusted.createScriptURL('/sw.js?all'));
  if (installing) await installed(installing);
  const { OFFLINE_NAVIGATION } = await import('#site/kit/navigation.ts');
  const copies = await Promise.all(OFFLINE_NAVIGATION.map(({ path }) => caches.match(pagePath(language, path))));
  const areKept = copies.every(Boolean);
  if (!areKept) await removeAll();
  return areKept;
}

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('salnama-')).map((name) => caches.delete(name)));
  await navigator.serviceWorker.register(trusted.createScriptURL('/sw.js'));
}

/** @param box the settings; without service workers the line stays empty */
export async function startOffline(box: HTMLElement): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const line = element('.settings-offline', box);
  const show = (state: OfflineState) => print(line, offlineLine(language, state));
  const told = (state: OfflineState) => {
    show(state);
    element('button', line).focus();
  };
  line.addEventListener('click', ({ target }) => {
    const { offline } = (target as HTMLElement).dataset;
    if (offline === 'remove') void removeAll().then(() => told('none'));
    if (offline !== 'keep') return;
    show('keeping');
    keepAll().then(
      (isKept) => told(isKept ? 'kept' : 'failed'),
      () => told('failed'),
    );
  });
  const registration = await workers.getRegistration();
  show(registration?.active?.scriptURL.endsWith('?all') ? 'kept' : 'none');
}
