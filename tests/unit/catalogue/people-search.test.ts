import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPersonSearch } from '#app/features/catalogue/people/read-person-search.ts';

const read = (query: string) => readPersonSearch(`https://own.invalid/artist/detail/a?${query}`);

describe('the address of a page of titles', () => {
  it('the filters are read from the address', () => {
    expect(read('category=c-1&genre=g_2&role=Director&type=MPVP&page=3')).toEqual({
      chosen: { category: 'c-1', genre: 'g_2', role: 'Director', type: 'MPVP' },
      isSound: true,
      page: 3,
    });
  });

  it('empty choices, as a form without scripts sends them, are ignored', () => {
    expect(read('category=&genre=&role=+&type=')).toEqual({ chosen: {}, isSound: true, page: 1 });
  });

  it.each([
    ['a type that is none', 'type=FILM'],
    ['an id with markup', 'genre=%3Cscript%3E'],
    ['an id beyond all bounds', `genre=${'g'.repeat(5000)}`],
    ['a role beyond all bounds', `role=${'r'.repeat(5000)}`],
  ])('%s is dropped, and nothing else', (_, query) => {
    expect(read(`${query}&category=c-1`)).toEqual({ chosen: { category: 'c-1' }, isSound: false, page: 1 });
  });

  it('an invalid page is the first one', () => {
    for (const page of ['0', '-1', '1.5', 'two', '100', '1e9', '']) expect(read(`page=${page}`).page).toBe(1);
    expect(read('page=99').page).toBe(99);
  });

  it('no address throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (category, role) => {
        const query = new URLSearchParams({ category, role, type: role, genre: category, page: role });
        expect(() => read(query.toString())).not.toThrow();
      }),
    );
  });
});
