/**
 * Entry of `/sw.js`: the site without a network. Only pages that work the day out by themselves are taken from a cache; the
 * usual ones are kept from the first visit on, in the language of the visit.
 */
import { headersOf } from '#api/http.ts';
import { drawnPageOf, languageOf, offlinePageOf, type PageLanguage, strategyOf } from './strategy.ts';

const scope = self as unknown as ServiceWorkerScope;
const CACHE = `salnama-${BUILD}`;
const MOST_COPIES = 200;
/** What never makes room for other copies. */
const ALWAYS = new Set([...KEPT_FROM_THE_START, ...KEPT_PAGES.fa, ...KEPT_PAGES.en]);

scope.addEventListener('install', (event) => {
  const keepAll = async () => (await caches.open(CACHE)).addAll([...KEPT_FROM_THE_START]);
  // Run once now, so that it is kept with this worker and can be run again without a network.
  scope.importScripts(OFFLINE_API);
  event.waitUntil(
    keepAll()
      .then(keepForWindows)
      .then(() => scope.skipWaiting()),
  );
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
  if (request.mode === 'navigate') event.waitUntil(keepPages(languageOf(pathname)));
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

/** A page has one copy, whatever its address asks; the server is asked each time, as the browser's own cache may be a day old. */
async function fetchedOrCopy(request: Request, keep: (response: Response) => void): Promise<Response> {
  const isPage = request.mode === 'navigate';
  try {
    const response = await fetch(request, isPage ? { cache: 'no-cache' } : {});
    if (response.ok) keep(response.clone());
    return response;
  } catch {
    return (await caches.match(request, { ignoreSearch: isPage })) ?? drawnPage(request);
  }
}

/** A month or year without a copy is drawn in the browser. */
async function drawnPage(request: Request): Promise<Response> {
  const address = drawnPageOf(new URL(request.url).pathname);
  const isKept = address && (await caches.match(address, { ignoreSearch: true }));
  return isKept ? Response.redirect(address) : offlinePage(request);
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
  await cache.put(request.mode === 'navigate' ? new URL(request.url).pathname : request, response);
  const later = (await cache.keys()).filter(({ url }) => !ALWAYS.has(new URL(url).pathname));
  await Promise.all(later.slice(0, Math.max(0, later.length - MOST_COPIES)).map((old) => cache.delete(old)));
}

/** The languages whose pages are kept, as far as this run of the worker knows. */
const kept = new Set<PageLanguage>();

/** Keeps what is not yet there of the usual pages in a language. What cannot be read now is tried again at the next visit. */
async function keepPages(language: PageLanguage): Promise<void> {
  if (kept.has(language)) return;
  kept.add(language);
  const results = await Promise.allSettled(KEPT_PAGES[language].map(keepMissing));
  if (results.some(({ status }) => status === 'rejected')) kept.delete(language);
}

async function keepMissing(address: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(address))) await cache.add(address);
}

/** The first visit's own page, and the usual ones in its language. */
async function keepForWindows(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = new Set(windows.map(({ url }) => new URL(url).pathname));
  const copied = [...paths].filter((path) => strategyOf(path, true) === 'network-or-copy').map(keepMissing);
  await Promise.allSettled([...copied, ...[...paths].map((path) => keepPages(languageOf(path)))]);
}
