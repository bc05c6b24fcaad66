/**
 * Entry of `/sw.js`, the service worker that shows the site without a network. It caches the offline page and visited
 * pages. A visitor's second page registers `/sw.js?all`, which also caches the usual pages and the script that answers
 * `/api/`.
 */
import { assetsIn, drawnPageOf, isCacheable, languageOf, offlinePageOf } from './addresses.ts';

const scope = self as unknown as ServiceWorkerScope;
const isFull = location.search === '?all';
const CACHE = `salnama-${BUILD}`;
const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

/** Keeps a file and all assets that it names. @throws {Error} if one of them cannot be read */
async function keep(address: string): Promise<void> {
  if (await caches.match(address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await (await caches.open(CACHE)).put(address, response.clone());
  const isText = /html|css|javascript/.test(response.headers.get('Content-Type') ?? '');
  if (isText) await Promise.all(assetsIn(await response.text()).map(keep));
}

/** One after the other, because they share most assets; failed ones are tried again at the next page. */
async function keepUsual(path: string): Promise<void> {
  if (isFull) for (const address of USUAL[languageOf(path)]) await keep(address).catch(() => {});
}

async function keepOpenPages(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.allSettled(windows.map(pathOf).filter(isCacheable).map(keep));
  await Promise.all(windows.map(pathOf).map(keepUsual));
}

/** Fetches, and keeps a copy of what may be shown on a later day. */
async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const path = pathOf(request);
  const isPage = request.mode === 'navigate';
  // The browser's own cache may hold the page of a day that has ended.
  const response = await fetch(request, isPage ? { cache: 'no-cache' } : {});
  if (response.ok && (isCacheable(path) || path.startsWith('/_astro/'))) {
    const copy = response.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(isPage ? path : request, copy)));
  }
  return response;
}

/** A copy of the page; a month or year without one is drawn in the browser; other pages give way to the offline page. */
async function withoutNetwork(request: Request): Promise<Response> {
  const path = pathOf(request);
  const isPage = request.mode === 'navigate';
  const copy = isCacheable(path) ? await caches.match(request, { ignoreSearch: isPage }) : undefined;
  if (copy || !isPage) return copy ?? Response.error();
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
  const cached = Promise.all(OFFLINE.map(keep)).then(keepOpenPages);
  event.waitUntil(cached.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const isOld = (name: string) => name.startsWith('salnama-') && name !== CACHE;
  const deleted = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(deleted.then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (request.method !== 'GET' || !request.url.startsWith(`${location.origin}/`) || path.endsWith('.ics')) return;
  if (request.mode === 'navigate') event.waitUntil(keepUsual(path));
  const cacheFirst = () => caches.match(request).then((cached) => cached ?? fetchAndKeep(event));
  if (path.startsWith('/api/')) event.respondWith(fetch(request).catch(() => answerWithoutNetwork(request)));
  else if (path.startsWith('/_astro/')) event.respondWith(cacheFirst());
  else event.respondWith(fetchAndKeep(event).catch(() => withoutNetwork(request)));
});
