/** Entry of `/sw.js`: the site without a network. A page about today is never taken from a cache. */
import { headersOf } from '#api/http.ts';
import { offlinePageOf, strategyOf } from './strategy.ts';

const scope = self as unknown as ServiceWorkerScope;
const CACHE = `salnama-${BUILD}`;
const MOST_COPIES = 200;

scope.addEventListener('install', (event) => {
  const keepAll = async () => (await caches.open(CACHE)).addAll([...KEPT_FROM_THE_START]);
  // Run once now, so that it is kept with this worker and can be run again without a network.
  scope.importScripts(OFFLINE_API);
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
  if (strategy === 'network-or-answer') event.respondWith(fetchedOrAnswered(request));
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

/** The server's answer, whatever its status; without one, the same bytes out of the same code and data. */
const fetchedOrAnswered = (request: Request): Promise<Response> =>
  fetch(request).catch(() => answered(new URL(request.url)) ?? Response.error());

function answered({ pathname, search }: URL): Response | undefined {
  if (!scope.offlineApi) scope.importScripts(OFFLINE_API);
  const now = Date.now();
  const answer = scope.offlineApi?.answer(pathname, search.slice(1), now);
  return answer && new Response(answer.body, { status: answer.status, headers: headersOf(answer, now) });
}

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
