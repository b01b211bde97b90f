import { describe, expect, it } from 'vitest';
import {
  isBeyondEnd,
  isEmptyList,
  joinPages,
  toListPage,
} from '#app/features/catalogue/listing/list-page.ts';
import {
  pageHref,
  pagePath,
  readPage,
  readSearchText,
  readSort,
  readTab,
  withParameter,
} from '#app/features/catalogue/listing/list-query.ts';
import { withPage } from '#app/features/catalogue/listing/use-growing-pages.ts';

const params = (search: string) => new URLSearchParams(search);
const items = (...ids: (string | number)[]) => ids.map((id) => ({ id: String(id) }));
const twenty = (from: number) => items(...Array.from({ length: 20 }, (_, index) => from + index));

describe('the parameters of a list', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=7', 7],
    ['page=abc', 1],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1.5', 1],
    ['page=2e3', 1],
    ['page=٣', 1],
    ['page=99999999999999999999', 100_000],
  ])('the parameter %s is page %i', (search, page) => {
    expect(readPage(params(search))).toBe(page);
  });

  it('the order and the tab are among those there are, or the first, or none', () => {
    expect([readSort(params('sort=title')), readSort(params('sort=__proto__'))]).toEqual(['title', 'newest']);
    expect([readTab(params('tab=ARTIST')), readTab(params('tab=x'))]).toEqual(['artist', null]);
  });

  it('the text to search for has no invisible characters, and no more than a response has', () => {
    expect(readSearchText(params('search_text=%20%0Asalt%09road%20'))).toBe('salt road');
    expect(readSearchText(params('search_text=%20%20'))).toBe('');
    expect(readSearchText(params(''))).toBe('');
    const long = readSearchText(params(`search_text=${encodeURIComponent(`${'x'.repeat(199)}🎬`)}`));
    expect(long).toBe('x'.repeat(199));
  });

  it('the rest of the query stays when the page, the order or the tab changes', () => {
    expect(withParameter('?filters=abc&page=3', 'page', '4')).toBe('?filters=abc&page=4');
    expect(withParameter('?filters=abc&page=3&sort=title', 'sort', null)).toBe('?filters=abc');
    expect(withParameter('?search_text=a+b&page=2', 'tab', 'artist')).toBe('?search_text=a+b&tab=artist');
    expect(pageHref({ pathname: '/search', search: '?page=2' }, 1)).toBe('/search');
    expect(pagePath('/content/filter/x?filters=abc', 2)).toBe('/content/filter/x?filters=abc&page=2');
  });
});

describe('toListPage, joinPages and withPage', () => {
  it('a page has more by the total, or without one if it is full', () => {
    expect(toListPage(1, twenty(0), 40).hasMore).toBe(true);
    expect(toListPage(2, twenty(20), 40).hasMore).toBe(false);
    expect(toListPage(1, twenty(0), null).hasMore).toBe(true);
    expect(toListPage(1, items(1), null).hasMore).toBe(false);
    // A total that does not fit what comes must not send anybody on for ever.
    expect(toListPage(3, [], 4000).hasMore).toBe(false);
  });

  it('an empty page is beyond the end of a list, or the list is empty', () => {
    expect(isBeyondEnd(toListPage(9, [], 40))).toBe(true);
    expect(isEmptyList(toListPage(9, [], 40))).toBe(false);
    expect(isBeyondEnd(toListPage(1, [], 0))).toBe(false);
    expect(isEmptyList(toListPage(1, [], 0))).toBe(true);
  });

  it('an item that moved to the next page is listed once', () => {
    const joined = joinPages([toListPage(1, items(1, 2, 3), null), toListPage(2, items(3, 4), null)]);
    expect(joined.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it('a page is appended or replaces itself, and is ignored where it does not fit', () => {
    const [second, third] = [toListPage(2, items(2), null), toListPage(3, items(3), null)];
    expect(withPage([], second, 1)).toEqual([second]);
    expect(withPage([second], third, 1)).toEqual([second, third]);
    const renewed = toListPage(2, items('new'), null);
    expect(withPage([second, third], renewed, 1)).toEqual([renewed, third]);
    const pages = [second];
    expect(withPage(pages, toListPage(7, items(7), null), 1)).toBe(pages);
    expect(withPage(pages, toListPage(1, items(1), null), 1)).toBe(pages);
  });
});
