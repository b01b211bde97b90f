import { describe, expect, it } from 'vitest';
import type { Content } from '#app/contract/content.ts';
import type { Subject } from '#app/features/catalogue/people/titles-filters.ts';
import { type TitlesPage, toTitles } from '#app/features/catalogue/people/titles-model.ts';
import { fromBase64Json } from '#app/lib/base64-json.ts';
import { makeContent } from './content-factory.ts';

const CONTEXT = { language: 'en', planIds: [], now: new Date('2026-11-21T12:00:00Z') };
const ARTIST: Subject = { kind: 'artists', id: 'nadia' };
const VENUE: Subject = { kind: 'venues', id: 'harbour' };
const DRAMA = { _id: 'c-drama', name: 'Drama' };
const FAMILY = { _id: 'c-family', name: 'Family' };

const film = (id: string, over: Partial<Content> = {}) => makeContent({ content_id: id, title: id, ...over });
const films = (count: number, over: Partial<Content> = {}) =>
  Array.from({ length: count }, (_, index) => film(`film-${index}`, over));
const pageOf = (items: Content[], total = items.length): TitlesPage => ({ items, total });

function titlesOf(items: Content[], { total = items.length, wanted = {}, subject = ARTIST } = {}) {
  const page = pageOf(items, total);
  return toTitles({ all: page, found: page }, subject, wanted, CONTEXT);
}

const idsOf = (titles: ReturnType<typeof titlesOf>) =>
  titles.rows.map(({ name, items }) => [name, items.map(({ id }) => id)]);

describe('the titles of an artist', () => {
  it('titles are grouped by category, the longest first, those without one last', () => {
    const titles = titlesOf([
      film('a'),
      film('b', { category: [DRAMA, FAMILY] }),
      film('c', { category: [FAMILY] }),
    ]);
    expect(idsOf(titles)).toEqual([
      ['Family', ['b', 'c']],
      ['Drama', ['b']],
      ['', ['a']],
    ]);
  });

  it('a repeated title is listed once', () => {
    const twice = [film('a', { category: [DRAMA] }), film('a', { category: [DRAMA] })];
    expect(idsOf(titlesOf(twice))).toEqual([['Drama', ['a']]]);
  });

  it('a title in several rows is one object, which is serialized once', () => {
    const { rows } = titlesOf([film('a', { category: [DRAMA, FAMILY] })]);
    expect(rows[0]?.items[0]).toBe(rows[1]?.items[0]);
  });

  it('an artist without titles has no rows', () => {
    expect(titlesOf([])).toEqual({ filters: [], chosen: {}, hasUnknownFilter: false, count: 0, rows: [] });
  });
});

describe('the link to all titles of a row', () => {
  const seeMore = (count: number, total: number, wanted = {}) =>
    titlesOf(films(count, { category: [DRAMA], sub_category: [{ _id: 'g-slow', name: 'Slow' }] }), {
      total,
      wanted,
    }).rows[0]?.seeMoreHref ?? null;

  it.each([
    [16, 101, true],
    [15, 101, false],
    [16, 100, false],
    [100, 100, false],
  ])('a row of %i titles out of %i has the link: %s', (count, total, shown) => {
    expect(seeMore(count, total) !== null).toBe(shown);
  });

  it('the link leads to the category, filtered by the artist and the chosen filters', () => {
    const href = seeMore(16, 101, { genre: 'g-slow', type: 'SPV' }) ?? '';
    const url = new URL(href, 'https://own.invalid');
    expect(url.pathname).toBe('/content/filter/drama');
    expect(url.searchParams.get('filterV2')).toBe('false');
    expect(fromBase64Json(url.searchParams.get('filters') ?? '')).toEqual({
      artists: ['nadia'],
      category: ['c-drama'],
      sub_category: ['g-slow'],
      video_types: ['SPV'],
    });
  });

  it('a row has no link while a role is chosen, as no list can be filtered by one', () => {
    const cast = { artists: { Cast: [{ id: 'nadia', name: 'Nadia' }] }, category: [DRAMA] };
    const rowOf = (wanted: object) => titlesOf(films(16, cast), { total: 101, wanted }).rows[0];
    expect(rowOf({})?.seeMoreHref).not.toBeNull();
    expect(rowOf({ role: 'Cast' })).toMatchObject({ name: 'Drama', seeMoreHref: null });
  });

  it('titles without a category have no link, as they have no list', () => {
    expect(titlesOf(films(20), { total: 200 }).rows[0]?.seeMoreHref).toBeNull();
  });
});

describe("the filters of an artist's titles", () => {
  const cast = (role: string) => ({ artists: { [role]: [{ id: 'nadia', name: 'Nadia' }] } });
  const some = [
    film('a', { category: [DRAMA], ...cast('Director') }),
    film('b', { category: [FAMILY], video_type: 'MPVP', ...cast('Cast') }),
    film('c', { category: [DRAMA], artists: { Music: [{ id: 'other', name: 'Other' }] } }),
  ];

  it("the titles' own categories, roles and types are offered, and no filter with a single choice", () => {
    expect(titlesOf(some).filters).toEqual([
      {
        name: 'category',
        options: [
          { value: 'c-drama', label: 'Drama' },
          { value: 'c-family', label: 'Family' },
        ],
      },
      {
        name: 'role',
        options: [
          { value: 'Director', label: 'Director' },
          { value: 'Cast', label: 'Cast' },
        ],
      },
      {
        name: 'type',
        options: [
          { value: 'SPV', label: 'SPV' },
          { value: 'MPVP', label: 'MPVP' },
        ],
      },
    ]);
    expect(titlesOf(films(3, { category: [DRAMA] })).filters).toEqual([]);
  });

  it('a venue has no filter by role', () => {
    const { filters } = titlesOf(some, { subject: VENUE });
    expect(filters.map(({ name }) => name)).toEqual(['category', 'type']);
  });

  it('a filter leaves only the rows and titles that match it', () => {
    const both = [...some, film('d', { category: [DRAMA, FAMILY] })];
    expect(idsOf(titlesOf(both, { wanted: { category: 'c-family' } }))).toEqual([['Family', ['b', 'd']]]);
    expect(idsOf(titlesOf(some, { wanted: { role: 'Cast' } }))).toEqual([['Family', ['b']]]);
    expect(titlesOf(some, { wanted: { category: 'c-drama', role: 'Cast' } }).rows).toEqual([]);
  });

  it("filtered titles come from the service's result, beyond the newest hundred", () => {
    const old = film('old', { category: [FAMILY] });
    const both = { all: pageOf(some, 300), found: pageOf([old], 40) };
    const titles = toTitles(both, ARTIST, { category: 'c-family' }, CONTEXT);
    expect(idsOf(titles)).toEqual([['Family', ['old']]]);
    expect(titles.count).toBe(40);
  });

  it('a filter that matches no known value is reported and left out', () => {
    const both = { all: pageOf(some), found: pageOf([]) };
    const titles = toTitles(both, ARTIST, { category: 'c-gone', role: 'Cast' }, CONTEXT);
    expect(titles).toMatchObject({ hasUnknownFilter: true, chosen: { role: 'Cast' }, count: 1 });
    expect(idsOf(titles)).toEqual([['Family', ['b']]]);
  });

  it('titles filtered by role are counted on the page, as the service cannot', () => {
    expect(titlesOf(some, { total: 300, wanted: { role: 'Cast' } }).count).toBe(1);
    expect(titlesOf(some, { total: 300 }).count).toBe(300);
  });
});
