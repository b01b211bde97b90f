import { OFFLINE_PATH } from '#app/features/links/offline.ts';
import { ASSETS, deleteOldCaches, find, OFFLINE_PAGE, PAGES } from './caches.ts';
import { followLanguage, storeOfflinePage, storePage } from './pages.ts';
import type { FetchedEvent, Route, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Returns from gateways, previews, players on other sites, the studio: theirs is the browser's own handling. */
const UNTOUCHED = /^\/(?:payment|preview|embed|edit(?!\/on\/))/;

/**
 * Where a browser takes it, a navigation waits neither for the worker to start nor for its handler: the network's response
 * is the page's at once, and the worker's fetch of it is the same one.
 */
const RACE: Route = {
  condition: { requestMode: 'navigate', requestMethod: 'GET' },
  source: 'race-network-and-fetch-handler',
};

self.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage().then(() => self.skipWaiting()));
  event.addRoutes?.(RACE);
});

self.addEventListener('activate', (event) => {
  const start = async () => {
    await deleteOldCaches();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (origin !== self.location.origin) {
    // The logo of the offline page; online, pictures are none of the worker's business.
    if (request.destination === 'image' && !self.navigator.onLine) event.respondWith(cachedOr(event));
    return;
  }
  if (request.mode === 'navigate') event.respondWith(navigate(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** A page names one that it shows without having loaded it as a document through this worker. */
self.addEventListener('message', (event) => {
  const { data, source } = event;
  const { origin, pathname, href } = new URL(String(data));
  if (origin !== self.location.origin || UNTOUCHED.test(pathname)) return;
  // The browser has just loaded the document that the page began with, before there was a worker: not a second time.
  const cache = source?.url === href ? 'force-cache' : 'default';
  event.waitUntil(fetch(href, { cache }).then((response) => storePage(href, response)));
});

/**
 * The network's response, which the browser has been fetching while the worker started; without a network the page as
 * it was seen last, or the offline page.
 */
async function navigate(event: FetchedEvent, pathname: string): Promise<Response> {
  const { request } = event;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (!UNTOUCHED.test(pathname)) {
      event.waitUntil(followLanguage(response));
      event.waitUntil(storePage(request.url, response.clone()));
    }
    return response;
  } catch (error) {
    const page = UNTOUCHED.test(pathname)
      ? undefined
      : ((await find(request.url, PAGES)) ?? (await find(OFFLINE_PATH, OFFLINE_PAGE)));
    if (page) return page;
    throw error;
  }
}

/** Its name changes with its content. */
async function asset(request: Request): Promise<Response> {
  const stored = await find(request.url, ASSETS);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    const assets = await caches.open(ASSETS);
    assets.put(request.url, copy).catch(() => undefined);
  }
  return response;
}

async function cachedOr({ request }: FetchedEvent): Promise<Response> {
  return (await find(request.url, OFFLINE_PAGE)) ?? fetch(request);
}
