/** Entry of `/sw.js`: the site without a network. A page about today is never taken from a cache. */
import { offlinePageOf, strategyOf } from './strategy.ts';

const scope = self as unknown as ServiceWorkerScope;
const CACHE = `salnama-${BUILD}`;
const MOST_COPIES = 200;

scope.addEventListener('install', (event) => {
  const keepAll = async () => (await caches.open(CACHE)).addAll([...KEPT_FROM_THE_START]);
  event.waitUntil(keepAll().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const deleteOld = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('salnama-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(deleteOld().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const strategy = strategyOf(pathname, request.mode === 'navigate');
  const keep = (response: Response) => event.waitUntil(store(request, response));
  if (strategy === 'kept') event.respondWith(keptOrFetched(request, keep));
  if (strategy === 'network-or-copy') event.respondWith(fetchedOrCopy(request, keep));
  if (strategy === 'network-or-offline-page') event.respondWith(fetchedOrOffline(request));
});

type Keep = (response: Response) => void;

async function keptOrFetched(request: Request, keep: Keep): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) keep(response.clone());
  return response;
}

async function fetchedOrCopy(request: Request, keep: Keep): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) keep(response.clone());
    return response;
  } catch {
    return (await caches.match(request)) ?? offlinePage(request);
  }
}

/** Asks the server each time: the browser's own cache may hold the page of a day that has ended since. */
const fetchedOrOffline = (request: Request): Promise<Response> =>
  fetch(request, { cache: 'no-cache' }).catch(() => offlinePage(request));

async function offlinePage({ url }: Request): Promise<Response> {
  return (await caches.match(offlinePageOf(new URL(url).pathname))) ?? Response.error();
}

/** Keeps a copy; the oldest ones make room, those from the start excepted. */
async function store(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
  const later = (await cache.keys()).filter(({ url }) => !KEPT_FROM_THE_START.includes(new URL(url).pathname));
  await Promise.all(later.slice(0, Math.max(0, later.length - MOST_COPIES)).map((old) => cache.delete(old)));
}
