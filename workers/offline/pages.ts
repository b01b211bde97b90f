import { NO_PUBLIC_PAGES, OFFLINE_PATH, PUBLIC_PAGE_HEADER } from '#app/features/links/offline.ts';
import { ASSETS, find, OFFLINE_PAGE, PAGES } from './caches.ts';
import { settings } from './settings.ts';

const MAX_PAGES = 30;
/** With 30 pages 18 MB at most; pages of the demo brands have some 150 KB. */
const MAX_CHARACTERS = 600_000;
/** They name a brand's fonts for all scripts, of which a page preloads those that it is written in. */
const STYLES = /<style.*?<\/style>/gs;
const FIRST_FAILURE = 400;
const FIRST_FAULT = 500;

/**
 * Stores a document that the edge marks as the same for every guest of this brand; what is anybody's own, it marks
 * never. One that is gone is deleted; all are as soon as a child's profile is in use, which sees fewer titles.
 */
export async function storePage(url: string, response: Response): Promise<void> {
  const { status, headers } = response;
  if (headers.get(PUBLIC_PAGE_HEADER) === NO_PUBLIC_PAGES) {
    await caches.delete(PAGES);
    return;
  }
  const pages = await caches.open(PAGES);
  if (status >= FIRST_FAILURE && status < FIRST_FAULT) await pages.delete(url);
  if (status !== 200 || response.redirected || headers.get(PUBLIC_PAGE_HEADER) !== settings.brand) return;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return;
  const text = await response.clone().text();
  if (text.length > MAX_CHARACTERS) return;
  // A cache lists its entries in the order in which they came in.
  await pages.delete(url);
  await pages.put(url, response);
  const oldest = (await pages.keys()).slice(0, -MAX_PAGES);
  await Promise.all([...oldest.map((page) => pages.delete(page)), storeAssets(text.replace(STYLES, ''))]);
}

/** Most are in the browser's own cache already. */
async function storeAssets(html: string): Promise<void> {
  const assets = await caches.open(ASSETS);
  const names = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const store = async (name: string) => (await assets.match(name)) ?? (await assets.add(name));
  await Promise.allSettled([...names].map(store));
}

/** The offline page in the language that the site has for this viewer now. Throws where there is none. */
export async function storeOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PATH, { cache: 'reload' });
  if (!response.ok) throw new Error(`the offline page responded with ${response.status}`);
  const text = await response.clone().text();
  const cache = await caches.open(OFFLINE_PAGE);
  await cache.put(OFFLINE_PATH, response);
  // Of another origin: without its permission the worker may store a picture, but not look into it.
  const logos = [...text.matchAll(/<img [^>]*src="([^"]+)"/g)].map(async ([, src = '']) =>
    cache.put(src, await fetch(src, { mode: 'no-cors' })),
  );
  await Promise.allSettled([...logos, storeAssets(text)]);
}

/** After a change of language the offline page is fetched anew. */
export async function followLanguage({ headers }: Response): Promise<void> {
  const language = headers.get('Content-Language');
  const stored = await find(OFFLINE_PATH, OFFLINE_PAGE);
  if (language && stored?.headers.get('Content-Language') !== language) await storeOfflinePage();
}
