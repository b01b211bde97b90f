import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';

const read = (search: string) => toDetailSearch(`http://site/content/x${search}`, ['related', 'reviews']);

describe('toDetailSearch', () => {
  it('tab, page, thread, full list, season and player are read from the address', () => {
    expect(read('?tab=reviews&page=3&thread=c1&all=true&watch=true&season=2')).toEqual({
      tab: 'reviews',
      page: 3,
      thread: 'c1',
      showsAll: true,
      season: 2,
      watches: true,
    });
  });

  it('unreadable values become the defaults', () => {
    const nothing = { tab: 'related', page: 1, thread: null, showsAll: false, season: null, watches: false };
    expect(read('?tab=__proto__&page=0&thread=../x&all=1&watch=yes&season=x')).toEqual(nothing);
    expect(read('')).toEqual(nothing);
  });

  it('the page and the thread stay within bounds for any address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (page, thread) => {
        const { page: number, thread: id } = read(`?${new URLSearchParams({ page, thread })}`);
        expect(number >= 1 && number <= 50).toBe(true);
        expect(id === null || id.length <= 128).toBe(true);
      }),
    );
  });
});
