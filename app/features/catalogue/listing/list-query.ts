import { MAX_PAGE, MAX_SEARCH_TEXT } from './constants.ts';

export const SORTS = ['newest', 'title', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

export const TABS = ['content', 'artist', 'venue'] as const;
export type SearchTab = (typeof TABS)[number];

/** `?page=`: whatever is no page number is the first page, and the number is capped at the last page. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

export function readSort(params: URLSearchParams): Sort {
  return SORTS.find((sort) => sort === params.get('sort')) ?? 'newest';
}

/** Null where the address names none that there is. */
export function readTab(params: URLSearchParams): SearchTab | null {
  const wanted = params.get('tab')?.toLowerCase();
  return TABS.find((tab) => tab === wanted) ?? null;
}

/**
 * What is searched for; empty where there is nothing to search. Cut by whole characters, so that none is
 * halved.
 */
export function readSearchText(params: URLSearchParams): string {
  const text = (params.get('search_text') ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return text.length <= MAX_SEARCH_TEXT
    ? text
    : text
        .slice(0, MAX_SEARCH_TEXT)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim();
}

/**
 * The page's own address with one parameter changed; a change of anything but the page starts at the first
 * one.
 */
export function withParameter(search: string, name: 'page' | 'sort' | 'tab', value: string | null): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (value === null) params.delete(name);
  else params.set(name, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function pageHref({ pathname, search }: { pathname: string; search: string }, page: number): string {
  return pathname + withParameter(search, 'page', page > 1 ? String(page) : null);
}

/** A page of the list at `path`, which may have a query already. */
export function pagePath(path: string, page: number): string {
  const { pathname, search } = new URL(path, 'https://path.invalid');
  return pageHref({ pathname, search }, page);
}
