import { paths } from '#app/features/links/paths.ts';

const WATCH_FOLDER = paths.watch({ id: '' });

/** Where the data come from of what a watch page's address plays; null for any other address of the site. */
export function inPlaceAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const id = pathname.startsWith(WATCH_FOLDER) ? pathname.slice(WATCH_FOLDER.length) : '';
  if (id === '' || id.includes('/')) return null;
  return paths.watchInPlace({ kind: 'content', id: decodeURIComponent(id) }) + search;
}

/** The same of a link as the server writes it. */
export function inPlaceAddressOf(href: string): string | null {
  const [pathname = '', search] = href.split('?');
  return inPlaceAddress({ pathname, search: search ? `?${search}` : '' });
}
