import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilters } from '#app/features/catalogue/listing/read-filters.ts';
import { categoryPath, filterPath, slugOf } from '#app/features/links/listing-paths.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { fromBase64, fromBase64Json } from '#app/lib/base64-json.ts';

describe('paths', () => {
  it('parameters are filled in, and empty search entries are left out', () => {
    expect(paths.contentDetail({ id: 'the-salt-road' }, { watch: true, page: undefined, tab: null })).toBe(
      '/content/the-salt-road?watch=true',
    );
  });

  it('a query is what URLSearchParams makes of its entries', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), (search) => {
        const query = new URLSearchParams(search).toString();
        expect(paths.search({}, search)).toBe(query === '' ? '/search' : `/search?${query}`);
      }),
    );
    expect(paths.search({}, { q: "a b!'()~*-._é漢\ud800{}" })).toBe(
      `/search?${new URLSearchParams({ q: "a b!'()~*-._é漢\ud800{}" })}`,
    );
  });

  it('no parameter changes the rest of the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        const url = new URL(paths.watch({ id: wellFormed(id) }), 'https://site.example');
        if (id === '.' || id === '..') return;
        expect(url.origin).toBe('https://site.example');
        expect(url.search + url.hash).toBe('');
        expect(decodeURIComponent(url.pathname)).toBe(`/watch/${wellFormed(id)}`);
      }),
    );
  });
});

describe('contentPath', () => {
  it.each([
    ['SPV', '/content/x'],
    ['LIVE', '/content/x'],
    ['VOD_LIVE', '/content/x'],
    ['MPVC', '/content/x'],
    ['MPVP', '/parent-content/x'],
    ['PLAYLIST', '/playlist/x'],
  ])('a title of type %s is at %s', (video_type, path) => {
    expect(contentPath({ content_id: 'x', video_type })).toBe(path);
  });
});

describe('categoryPath, filterPath and slugOf', () => {
  it("a category's address has its name and filters as in viewer.md §2", () => {
    const url = new URL(categoryPath({ _id: 'docs', name: 'Documentários & more' }), 'https://site.example');
    expect(url.pathname).toBe('/category/docs');
    expect(fromBase64(url.searchParams.get('category') ?? '')).toBe('Documentários & more');
    expect(fromBase64Json(url.searchParams.get('filters') ?? '')).toEqual({ category: ['docs'] });
  });

  it("a list's address has its slug and the endpoint that it needs", () => {
    const url = new URL(
      String(filterPath('New & Noteworthy!', { video_types: ['SPV'] }, true)),
      'https://site.example',
    );
    expect(url.pathname).toBe('/content/filter/new-noteworthy');
    expect(url.searchParams.get('filterV2')).toBe('true');
    expect(fromBase64Json(url.searchParams.get('filters') ?? '')).toEqual({ video_types: ['SPV'] });
  });

  it('filters longer than what is read get no address', () => {
    const picked = (count: number) => ({
      content_ids: Array.from({ length: count }, (_, i) => `65f1c0ffee0000000000${1000 + i}`),
    });
    const longest = filterPath('Our favourites', picked(113), false);
    const { searchParams } = new URL(String(longest), 'https://site.example');
    expect(readFilters(searchParams.get('filters'))).toEqual({ filters: picked(113), isUnreadable: false });
    expect(filterPath('Our favourites', picked(114), false)).toBeNull();
    expect(filterPath('Our favourites', picked(1000), true)).toBeNull();
  });

  it.each([
    ['أفلام جديدة', 'أفلام-جديدة'],
    ['   ', 'list'],
    ['🎬', 'list'],
  ])('the slug of %j is "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

/** encodeURIComponent throws for lone surrogates; ids on the wire are well-formed. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '');
}
