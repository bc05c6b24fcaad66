/**
 * Entry of `/sw.js`, which shows the site without a network: it caches the offline page and visited pages. The installed
 * site, and a reader who asks for it in the settings, register `/sw.js?all`, which also caches the usual pages and the
 * script that answers `/api/`.
 */
import { assetsIn, drawnPageOf, firstAssetsIn, isCacheable, languageOf, offlinePageOf } from './addresses.ts';

const scope = self as unknown as ServiceWorkerScope;
const isFull = location.search === '?all';
const CACHE = `salnama-${BUILD}`;
/** Addresses that this worker has kept with what they load. */
const isKept = new Set<string>();
const isAsset = (path: string): boolean => path.startsWith('/_astro/');
const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

/**
 * Keeps a file with the assets that it loads, and of the usual pages also those that it may load later.
 * @throws {TypeError} if one of them cannot be read
 */
async function keep(address: string): Promise<void> {
  if (isKept.has(address)) return;
  isKept.add(address);
  try {
    const cache = await caches.open(CACHE);
    // The worker of visited pages may have kept the file without those that it may load later.
    if (!(await cache.match(address))) await cache.add(address);
    await Promise.all((isFull ? assetsIn : firstAssetsIn)(await (await cache.match(address))!.text()).map(keep));
  } catch (error) {
    isKept.delete(address);
    throw error;
  }
}

/**
 * Keeps what a page's language needs without a network: one after the other, because they share most assets. Failed ones
 * are tried again at the next page.
 */
async function keepForLanguageOf(path: string): Promise<void> {
  const language = languageOf(path);
  for (const address of [...OFFLINE[language], ...(isFull ? USUAL[language] : [])]) {
    await keep(address).catch(() => {});
  }
}

async function keepOpenPages(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.allSettled(windows.map(pathOf).filter(isCacheable).map(keep));
  await Promise.all(windows.map(pathOf).map(keepForLanguageOf));
}

/** Fetches, and keeps a copy of what may be shown on a later day. */
async function fetchAndKeep(event: FetchEvent, path: string): Promise<Response> {
  // The browser's own cache may hold the page of a day that has ended.
  const response = await fetch(event.request, event.request.mode === 'navigate' ? { cache: 'no-cache' } : {});
  if (response.ok && (isCacheable(path) || isAsset(path))) {
    const copy = response.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(path, copy)));
  }
  return response;
}

/** The cached copy of a page. Without one, a month or year is drawn in the browser; for other pages it is the offline page. */
async function withoutNetwork({ mode }: Request, path: string): Promise<Response> {
  const copy = isCacheable(path) ? await caches.match(path) : undefined;
  if (copy || mode !== 'navigate') return copy ?? Response.error();
  const drawn = drawnPageOf(path);
  if (drawn && (await caches.match(drawn, { ignoreSearch: true }))) return Response.redirect(drawn);
  return (await caches.match(offlinePageOf(path))) ?? Response.error();
}

/** The API's answer, computed here from the same code and data. */
function answerWithoutNetwork({ url }: Request): Response {
  if (isFull && !scope.answerOffline) scope.importScripts(OFFLINE_API);
  return scope.answerOffline?.(new URL(url)) ?? Response.error();
}

scope.addEventListener('install', (event) => {
  // A script can be imported later only if it was imported during the installation.
  if (isFull) scope.importScripts(OFFLINE_API);
  void scope.skipWaiting();
  event.waitUntil(keepOpenPages());
});

scope.addEventListener('activate', (event) => {
  const isOld = (name: string) => name.startsWith('salnama-') && name !== CACHE;
  const deleted = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(deleted.then(() => scope.clients.claim()));
});

// What a page had loaded before this worker saw its requests.
scope.addEventListener('message', (event) => {
  event.waitUntil(
    Promise.allSettled(
      event.data
        .map((url) => pathOf({ url }))
        .filter(isAsset)
        .map(keep),
    ),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (request.method !== 'GET' || !request.url.startsWith(`${location.origin}/`) || path.endsWith('.ics')) return;
  if (request.mode === 'navigate') event.waitUntil(keepForLanguageOf(path));
  const cacheFirst = () => caches.match(path).then((copy) => copy ?? fetchAndKeep(event, path));
  if (path.startsWith('/api/')) event.respondWith(fetch(request).catch(() => answerWithoutNetwork(request)));
  else if (isAsset(path)) event.respondWith(cacheFirst());
  else event.respondWith(fetchAndKeep(event, path).catch(() => withoutNetwork(request, path)));
});
