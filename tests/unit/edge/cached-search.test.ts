import { describe, expect, it } from 'vitest';
import { cachedSearch } from '#workers/edge/page-key.ts';

const policy = { search: ['f', 'page', 'sort'], routeIds: [] } as unknown as Parameters<
  typeof cachedSearch
>[1];
const searchOf = (search: string) =>
  cachedSearch(new URL(`https://aurora.example/category/drama?${search}`), policy, false);

describe('cachedSearch', () => {
  it('all choices of a filtered list are part of the page, those of "All" are not', () => {
    expect(searchOf('sort=title&f=year:2024&f=&f=free:true&x=1')).toBe(
      '?f=year%3A2024&f=free%3Atrue&sort=title',
    );
  });

  it('of another parameter the first counts', () => {
    expect(searchOf('page=2&page=3')).toBe('?page=2');
  });
});
