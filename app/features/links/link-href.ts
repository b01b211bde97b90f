import type { Link } from '#app/contract/link.ts';
import { hasScheme } from '#app/contract/url-scheme.ts';
import { categoryPath } from './listing-paths.ts';
import { paths } from './paths.ts';

/** Where a configured link leads (types of viewer.md §3), or null where it names nothing. */
export function linkHref({ type, data }: Link): string | null {
  const id = data.id ?? '';
  switch (type) {
    case 'ARTIST_LIST':
      return paths.artists();
    case 'VENUE_LIST':
      return paths.venues();
    case 'LOGIN':
      return paths.login();
    case 'REGISTER':
      return paths.signup();
    case 'PRICING':
      return paths.pricing();
    case 'HOME':
      return paths.home();
    case 'ALL_IPTV':
      return paths.channels();
    case 'PAGES':
      return data.page_url ? paths.customPage({ pageURL: data.page_url.replace(/^\/+/, '') }) : null;
    case 'CATEGORY':
      return id ? categoryPath({ _id: id, name: data.name ?? data.other[0]?.value ?? '' }) : null;
    case 'ARTIST_DETAIL':
      return id ? paths.artistDetail({ id }) : null;
    case 'VENUE_DETAIL':
      return id ? paths.venueDetail({ id }) : null;
    case 'CONTENT_DETAIL':
      return id ? paths.contentDetail({ id }) : null;
    case 'IPTV':
      return id ? paths.channel({ id }) : null;
    case 'EXTERNAL':
    case 'DIRECT':
      return data.url ? withScheme(data.url) : null;
  }
}

/** A path stays a path; a host without scheme gets https (viewer.md §2). */
export function withScheme(url: string): string {
  if (hasScheme(url) || (url.startsWith('/') && !url.startsWith('//'))) return url;
  return `https://${url.replace(/^\/+/, '')}`;
}
