import { safeHref } from '#app/lib/safe-href.ts';
import type { LinkUse } from './uses-of.ts';

/** Of this site's paths, those that name what may be gone. */
const PATHS: readonly (readonly [RegExp, type: string, field: 'id' | 'page_url'])[] = [
  [/^\/custom\/([^/]+)\/?$/, 'PAGES', 'page_url'],
  [/^\/static\/([^/]+)\/?$/, 'TEXT_PAGES', 'page_url'],
  [/^\/category\/([^/]+)\/?$/, 'CATEGORY', 'id'],
  [/^\/(?:content|parent-content|playlist)\/([^/]+)\/?$/, 'CONTENT_DETAIL', 'id'],
  [/^\/channel\/([^/]+)\/?$/, 'IPTV', 'id'],
  [/^\/artist\/detail\/([^/]+)\/?$/, 'ARTIST_DETAIL', 'id'],
  [/^\/venue\/detail\/([^/]+)\/?$/, 'VENUE_DETAIL', 'id'],
];

/**
 * An address that somebody wrote out, as a link of the kind that leads there; UNSAFE for what readers would not get.
 * `https:` on one of the brand's own `hostnames` is a path of this site.
 */
export function linkOfAddress(href: string, hostnames: readonly string[]): Pick<LinkUse, 'type' | 'data'> {
  const safe = safeHref(href);
  if (safe === null) return { type: 'UNSAFE', data: { url: href } };
  const [path = ''] = pathOnSite(safe, hostnames).split(/[?#]/);
  for (const [pattern, type, field] of PATHS) {
    const segment = pattern.exec(path)?.[1];
    if (segment !== undefined) return { type, data: { [field]: decoded(segment) } };
  }
  return { type: 'DIRECT', data: { url: href } };
}

function pathOnSite(href: string, hostnames: readonly string[]): string {
  if (!href.startsWith('https:')) return href;
  const { host, pathname } = new URL(href);
  return hostnames.includes(host) ? pathname : href;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
