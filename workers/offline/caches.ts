import { settings } from './settings.ts';

const { brand, build, site } = settings;

/** Documents that were the same for every guest, by their address; the latest last. */
export const PAGES = `pages ${brand} ${build}`;
/** What documents of this build are drawn and run with. */
export const ASSETS = `assets ${brand} ${build}`;
/** The offline page and its logo. */
export const OFFLINE_PAGE = `offline ${brand} ${build} ${site}`;

/** Of other builds, and of a brand that had this hostname before. */
export async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => ![PAGES, ASSETS, OFFLINE_PAGE].includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function find(request: Request | string, cacheName: string): Promise<Response | undefined> {
  return caches.match(request, { cacheName, ignoreVary: true });
}
