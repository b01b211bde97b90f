import { FACET_PARAMETER } from '#app/features/links/facet-parameter.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { PARAMETER as MOBILE_APP } from './keep-mobile-app.ts';
import type { SharedPage } from './render.ts';
import type { RoutePolicy } from './route-policy.ts';

const MAX_PATH_LENGTH = 512;
const MAX_SEARCH_LENGTH = 512;
const DATA_SUFFIX = '.data';

export interface PageAddress {
  /** Path of the page, also when its data alone is requested. */
  pathname: string;
  isData: boolean;
}

/** Remix requests a page's data under `<path>.data`, and `/_root.data` for the root. */
export function toPageAddress(pathname: string): PageAddress {
  if (!pathname.endsWith(DATA_SUFFIX)) return { pathname, isData: false };
  const page = pathname.slice(0, -DATA_SUFFIX.length);
  return { pathname: page === '/_root' ? '/' : page, isData: true };
}

/** Where a page's data is, or the page itself. */
export function toRequestPath(path: string, isData: boolean): string {
  if (!isData) return path;
  return `${path === '/' ? '/_root' : path}${DATA_SUFFIX}`;
}

/**
 * The query as the cached page may know it: allow-listed names only, sorted, so that no made-up parameter
 * gets a page of its own, or into everybody's. Null when it is not one to cache.
 */
export function cachedSearch(url: URL, policy: RoutePolicy, isData: boolean): string | null {
  if (url.pathname.length > MAX_PATH_LENGTH) return null;
  if (url.search === '') return '';
  if (url.search.length > MAX_SEARCH_LENGTH) return null;
  const pairs = policy.search.flatMap((name) => {
    if (name === FACET_PARAMETER)
      return url.searchParams.getAll(name).flatMap((value) => (value === '' ? [] : [[name, value]]));
    const value = url.searchParams.get(name);
    return value === null || (name === MOBILE_APP && value !== 'true') ? [] : [[name, value]];
  });
  const routes = isData ? url.searchParams.get('_routes') : null;
  if (routes !== null) {
    const ids = routes.split(',').sort();
    if (!ids.every((id) => policy.routeIds.includes(id)) || new Set(ids).size < ids.length) return null;
    pairs.push(['_routes', ids.join(',')]);
  }
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/**
 * A URL in no zone: no viewer's request can match it, and no host but the one it names shares it. `build` is
 * part of it because a page names its build's scripts and styles, which the next deployment takes away.
 */
export function pageKey(
  tenant: Tenant,
  url: URL,
  { path, search, lng, timeZone }: SharedPage,
  build: string,
): string {
  const reader = [lng ?? '-', ...(timeZone ? [timeZone] : [])].join('@');
  const variant = `${url.protocol}${url.host}`;
  const version = `${tenant.configVersion}.${tenant.siteVersion}`;
  const scope = [build, tenant.slug, tenant.accountId, version, reader, variant].map(encodeURIComponent);
  return `https://cache.marquee.invalid/pages/${scope.join('/')}${path}${search}`;
}
