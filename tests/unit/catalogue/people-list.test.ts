import { describe, expect, it, vi } from 'vitest';
import type { CallQuery } from '#app/contract/calls.ts';
import type { Artist } from '#app/contract/people.ts';
import { loadArtistRow, loadVenueRow } from '#app/features/catalogue/home/people-rows.server.ts';
import { loadArtists, loadVenues } from '#app/features/catalogue/people/load-people.server.ts';
import { readQuery, toArtistList } from '#app/features/catalogue/people/people-model.ts';
import { BodyTooLarge, FetchFailure } from '#app/services/fetch-json.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const artists = (...names: string[]) =>
  names.map((name, index) => ({ _id: `a${index}`, name, thumbnail: `${index}.jpg` }) as Artist);
const namesOf = (query: string, ...names: string[]) =>
  toArtistList(artists(...names), query).people.map(({ name }) => name);

describe('toArtistList', () => {
  it.each([
    ['lucia', 'Lucía Marín'],
    ['MARÍN', 'Lucía Marín'],
    ['احمد', 'أحمد علي'],
    ['straße', 'Die Straße'],
  ])('the query %s finds %s', (query, name) => {
    expect(namesOf(query, 'Somebody Else', name)).toEqual([name]);
  });

  it('all artists are listed without a query, and a query leaves the total as it is', () => {
    const { people, total } = toArtistList(artists('Ada', 'Bo', 'Cy'), 'bo');
    expect([people.length, total]).toEqual([1, 3]);
    expect(namesOf('', 'Ada', 'Bo')).toEqual(['Ada', 'Bo']);
  });

  it('a repeated artist is listed once', () => {
    const [ada] = artists('Ada');
    expect(toArtistList(ada ? [ada, ada] : [], '').people).toHaveLength(1);
  });

  it.each([
    [0, 0],
    [2, 2],
    [4, 6],
    [9, 6],
  ])('%i pictures put %i into the banner', (count, shown) => {
    const names = Array.from({ length: count }, (_, index) => `Artist ${index}`);
    expect(toArtistList(artists(...names), '').collage).toHaveLength(shown);
  });

  it('a query is cut to a hundred characters', () => {
    expect(readQuery(new URLSearchParams({ q: `  ${'x'.repeat(9999)}` }))).toHaveLength(100);
    expect(readQuery(new URLSearchParams())).toBe('');
  });
});

describe('loadArtists and loadVenues when a list is too large for one response', () => {
  const failure = (cause: unknown) =>
    new ServiceError({ service: 'content', call: 'artists', kind: 'invalid', status: 200, cause });
  const everyone = artists(...Array.from({ length: 1200 }, (_, index) => `Artist ${index}`));

  function makePagedCall(total: number, cause: unknown = new BodyTooLarge(200)) {
    return vi.fn(async (query: CallQuery<'artists'> = {}) => {
      const [page, page_size] = [Number(query.page), Number(query.page_size)];
      if (page_size > 100) throw failure(cause);
      return { items: everyone.slice((page - 1) * page_size, Math.min(total, page * page_size)), total };
    });
  }

  it.each([
    [1200, 1000, 11],
    [250, 250, 4],
    [0, 0, 2],
  ])('%i people become a list of %i in %i calls', async (total, shown, calls) => {
    const artistCall = makePagedCall(total);
    expect((await loadArtists({ artists: artistCall }, ''))?.people.map(({ id }) => id)).toEqual(
      everyone.slice(0, shown).map(({ _id }) => _id),
    );
    expect(artistCall).toHaveBeenCalledTimes(calls);
    expect((await loadVenues({ venues: makePagedCall(total) }, ''))?.total).toBe(shown);
  });

  it('any other failure is not retried', async () => {
    const artistCall = makePagedCall(250, new FetchFailure('invalid', 'is broken JSON', 200));
    expect(await loadArtists({ artists: artistCall }, '')).toBeNull();
    expect(artistCall).toHaveBeenCalledOnce();
  });
});

describe('loadArtistRow and loadVenueRow', () => {
  const answer = (total: number) => async (query?: object) => {
    expect(query).toEqual({ page: 1, page_size: 10 });
    return { items: artists('Ada', 'Bo'), total };
  };

  it('a row leads on to its list, however few it has', async () => {
    expect(await loadArtistRow({ artists: answer(3) })).toMatchObject({ seeMoreHref: '/artists' });
    expect(await loadVenueRow({ venues: answer(2) })).toMatchObject({ seeMoreHref: '/venues' });
  });

  it('a row is null where the service fails', async () => {
    const fail = () => Promise.reject(new Error('down'));
    expect(await loadArtistRow({ artists: fail })).toBeNull();
    expect(await loadVenueRow({ venues: fail })).toBeNull();
  });
});
