import { describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '#app/contract/content.ts';
import { listingMeta } from '#app/features/catalogue/listing/listing-meta.ts';
import { categoryName, filterName } from '#app/features/catalogue/listing/listing-name.ts';
import { loadContentPage } from '#app/features/catalogue/listing/load-content-page.server.ts';
import { loadSearch } from '#app/features/catalogue/listing/load-search.server.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import type { Word } from '#app/features/catalogue/listing/words-of.ts';
import { slugOf } from '#app/features/links/listing-paths.ts';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { toBase64, toBase64Json } from '#app/lib/base64-json.ts';
import { ServiceError } from '#app/services/service-error.ts';
import { makeContent } from './content-factory.ts';

const context = { language: 'en', planIds: [], now: new Date('2026-01-01T00:00:00Z') };
const answer = { items: [makeContent({ content_id: 'film' })], total: 1 };
const failure = (kind: 'timeout' | 'rejected', status?: number) =>
  new ServiceError({ service: 'content', call: 'contentFilter', kind, status });

function makeService() {
  return { filter: vi.fn(async () => answer), filterV2: vi.fn(async () => answer) };
}

const query = (filters: object, more = '') =>
  readListing(new URLSearchParams(`filters=${toBase64Json(filters)}${more}`), { category: ['drama'] });

describe('loadContentPage', () => {
  it('titles come from the first endpoint, newest first', async () => {
    const service = makeService();
    const { list, isPlain } = await loadContentPage(service, query({ venues: ['pier'] }, '&page=2'), context);
    expect(service.filter).toHaveBeenCalledWith({
      filters: { category: ['drama'], venues: ['pier'] },
      page: 2,
      page_size: 20,
      order_by: 'release_time',
      reverse: true,
    });
    expect(list?.items.map(({ id }) => id)).toEqual(['film']);
    expect(isPlain).toBe(false);
  });

  it('titles come from the second endpoint where the address or its filters require it', async () => {
    const service = makeService();
    await loadContentPage(service, query({ venues: ['pier'] }, '&filterV2=true'), context);
    await loadContentPage(service, query({ custom_defined: [{ name: 'Mood', value: 'x' }] }), context);
    expect(service.filterV2).toHaveBeenCalledTimes(2);
    expect(service.filter).not.toHaveBeenCalled();
  });

  it('a hand-picked list keeps its order until the viewer chooses another', async () => {
    const service = makeService();
    await loadContentPage(service, query({ content_ids: ['b', 'a'] }), context);
    expect(service.filter.mock.lastCall).not.toHaveProperty('0.order_by');
    await loadContentPage(service, query({ content_ids: ['b', 'a'] }, '&sort=title'), context);
    expect(service.filter.mock.lastCall).toHaveProperty('0.order_by', 'title');
  });

  it.each([400, 404, 422])(
    'the plain listing is loaded where the service answers %i to the filters',
    async (status) => {
      const service = makeService();
      // In either order.
      for (let call = 1; call <= 2; call += 1)
        service.filter.mockRejectedValueOnce(failure('rejected', status));
      const { list, isPlain } = await loadContentPage(
        service,
        query({ category: ['x'] }, '&page=4'),
        context,
      );
      expect(service.filter.mock.lastCall).toMatchObject([{ filters: { category: ['drama'] }, page: 1 }]);
      expect([list?.page, isPlain]).toEqual([1, true]);
    },
  );

  it.each([failure('timeout'), failure('rejected', 429), failure('rejected', 503)])(
    'a list that cannot be loaded is null',
    async (error) => {
      const service = makeService();
      service.filter.mockRejectedValue(error);
      expect(await loadContentPage(service, query({}), context)).toMatchObject({
        list: null,
        isPlain: false,
      });
      expect(service.filter).toHaveBeenCalledOnce();
    },
  );

  it('a bug is thrown, not hidden', async () => {
    const service = makeService();
    service.filter.mockRejectedValue(new TypeError('oops'));
    await expect(loadContentPage(service, query({}), context)).rejects.toThrow('oops');
  });
});

describe('the newest titles', () => {
  it('are those that were added last where the backend cannot sort by release', async () => {
    const service = makeService();
    service.filter.mockRejectedValueOnce(failure('rejected', 422));
    const { list, isPlain } = await loadContentPage(service, query({}), context);
    expect(service.filter).toHaveBeenLastCalledWith(
      expect.objectContaining({ order_by: 'created_date', reverse: true }),
    );
    expect([list?.items.length, isPlain]).toEqual([1, false]);
  });

  it('keep the filters of the address on such a backend', async () => {
    const service = makeService();
    service.filter.mockRejectedValueOnce(failure('rejected', 422));
    const { isPlain } = await loadContentPage(service, query({ category: ['noir'] }), context);
    expect(service.filter).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { category: ['noir'] }, order_by: 'created_date' }),
    );
    expect(isPlain).toBe(false);
  });
});

describe('loadSearch', () => {
  const result = {
    content: answer.items,
    artists: Array.from({ length: 20 }, (_, index) => ({ _id: `a${index}`, name: `Artist ${index}` })),
    venues: [],
    total: 41,
  };
  const wanted = { text: 'salt', tab: 'artist', page: 1 } as const;

  const NONE = { content: [], artists: [], venues: [], total: 0 };
  const serviceOf = (response: () => Promise<SearchResult>) => ({
    ...makeService(),
    search: vi.fn(response),
  });

  it('one call fills the chosen tab and counts all of them', async () => {
    const service = serviceOf(async () => result);
    const found = await loadSearch(service, wanted, context);
    expect(service.search).toHaveBeenCalledExactlyOnceWith({ search_text: 'salt', page: 1, page_size: 20 });
    expect(service.filter).not.toHaveBeenCalled();
    expect(found).toMatchObject({
      tab: 'artist',
      list: { hasMore: true, total: null },
      counts: {
        content: { count: 41, isLeast: false },
        artist: { count: 20, isLeast: true },
        venue: { count: 0, isLeast: false },
      },
      didYouMean: null,
      instead: [],
    });
    expect(found.list?.items).toHaveLength(20);
  });

  it('a later page and a failed search have no counts', async () => {
    const secondPage = await loadSearch(
      serviceOf(async () => result),
      { ...wanted, page: 2 },
      context,
    );
    expect(secondPage.counts).toEqual({});
    const broken = serviceOf(() => Promise.reject(failure('timeout')));
    expect(await loadSearch(broken, wanted, context)).toMatchObject({
      tab: 'artist',
      list: null,
      counts: {},
    });
  });

  it('a search without a tab opens the people whose names have the words that no title has', async () => {
    const open = async (text: string) => {
      const artists = [{ _id: 'lucia', name: 'Lucía Marín' }];
      const service = serviceOf(async () => ({
        ...result,
        artists,
        venues: [{ _id: 'pier', name: 'The Pier' }],
      }));
      return (await loadSearch(service, { text, tab: null, page: 1 }, context)).tab;
    };
    expect(await open('lucia')).toBe('artist');
    expect(await open('mar lucia')).toBe('artist');
    expect(await open('pier')).toBe('venue');
    expect(await open('elsewhere')).toBe('content');
    expect(await open(answer.items[0]?.title ?? '')).toBe('content');
  });

  it('what was meant is passed on, and where nothing is found there is something to watch', async () => {
    const service = serviceOf(async () => ({ ...NONE, did_you_mean: 'salt' }));
    const found = await loadSearch(service, { ...wanted, tab: null }, context);
    expect(found).toMatchObject({ tab: 'content', didYouMean: 'salt', instead: [{ id: 'film' }] });
    expect(service.filter).toHaveBeenCalledWith(expect.objectContaining({ order_by: 'views_count' }));
    service.filter.mockRejectedValue(failure('rejected', 422));
    expect(await loadSearch(service, wanted, context)).toMatchObject({ list: { items: [] }, instead: [] });
  });
});

describe('categoryName and filterName', () => {
  const categories = [{ id: 'drama', name: 'Drama' }];

  const nameOf = (id: string, encoded: string | null) => categoryName(categories, id, encoded, []).name;

  it("a category has the account’s own name, else the link's, cut to a heading’s length", () => {
    expect(nameOf('drama', toBase64('Fake'))).toBe('Drama');
    expect(nameOf('other', toBase64('  Kids\n& Family '))).toBe('Kids & Family');
    expect(nameOf('other', toBase64('x'.repeat(400)))).toHaveLength(120);
    expect(nameOf('other', '%%%')).toBeNull();
    expect(nameOf('other', null)).toBeNull();
  });

  it('a filter has the exact name where it is known, else the one in the address', () => {
    const filterNameOf = (slug: string, filters = {}, words: Word[] = []) =>
      filterName(slug, filters, categories, words).name;
    const mood = { custom_metadata: [{ name: 'Mood', value: 'Slow & Quiet!' }] };
    expect(filterNameOf(slugOf('Slow & Quiet!'), mood)).toBe('Slow & Quiet!');
    expect(filterNameOf('sci-fi', { sub_category: ['g1'] }, [{ id: 'g1', name: 'Sci-Fi' }])).toBe('Sci-Fi');
    const inSpanish = [{ id: 'slow-cinema', name: 'Cine lento' }];
    expect(filterNameOf('slow-cinema', { sub_category: ['slow-cinema'] }, inSpanish)).toBe('Cine lento');
    expect(filterNameOf('drama')).toBe('Drama');
    expect(filterNameOf('new-this-month')).toBe('New this month');
    expect(filterNameOf('جديد-هذا-الشهر')).toBe('جديد هذا الشهر');
    expect(filterNameOf('---')).toBeNull();
    expect(filterNameOf('list')).toBeNull();
  });

  it('a name is marked as the account’s own only where its menu or its titles have it', () => {
    const fake = 'This brand is closing';
    const kids = [{ id: 'kids', name: 'Kids' }];
    expect(categoryName(categories, 'drama', toBase64(fake), []).isOwnName).toBe(true);
    expect(categoryName(categories, 'kids', toBase64(fake), kids)).toEqual({ name: 'Kids', isOwnName: true });
    expect(categoryName(categories, 'other', toBase64(fake), kids).isOwnName).toBe(false);
    const sea = [{ id: 'g1', name: 'Sea' }];
    const isOwn = (slug: string, filters = {}) => filterName(slug, filters, categories, sea).isOwnName;
    expect(isOwn('sea', { sub_category: ['g1'] })).toBe(true);
    expect(isOwn('drama', { category: ['drama'] })).toBe(true);
    expect(isOwn('drama')).toBe(false);
    expect(isOwn(slugOf(fake))).toBe(false);
    expect(isOwn(slugOf(fake), { sub_category: ['g1'] })).toBe(false);
    // Terms of one name are alternatives: no title is known to have this one.
    const terms = { custom_metadata: ['Calm', fake].map((value) => ({ name: 'Mood', value })) };
    expect(isOwn(slugOf(fake), terms)).toBe(false);
  });

  it('the names in the listed titles are collected', async () => {
    const service = makeService();
    const film = makeContent({
      category: [{ _id: 'c', name: 'Drama' }],
      sub_category: [{ _id: 'g', name: 'Sea' }],
      venues: [{ _id: 'v', name: 'Pier House' }],
      artists: { cast: [{ id: 'a', name: 'Ana' }] },
      custom_metadata: [{ name: 'Mood', value: 'Calm, Warm' }],
    });
    service.filter.mockResolvedValue({ items: [film, film], total: 2 });
    const { words } = await loadContentPage(service, query({}), context);
    expect(words).toEqual([
      { id: 'c', name: 'Drama' },
      { id: 'g', name: 'Sea' },
      { id: 'v', name: 'Pier House' },
      { id: 'a', name: 'Ana' },
      ...['Calm, Warm', 'Calm', 'Warm'].map((name) => ({ id: null, name })),
    ]);
  });
});

describe('listingMeta', () => {
  const robotsOf = (over: object) =>
    listingMeta({
      matches: [] as never,
      name: 'Drama',
      description: '',
      path: '/category/drama',
      list: { items: [{ id: 'film' }], page: 1, hasMore: false, total: 1 },
      isPlain: false,
      isOwnName: true,
      jsonLd: [],
      ...over,
    }).find((tag) => 'name' in tag && tag.name === 'robots');

  it('a listing is not indexed with a foreign name, with replaced filters or without titles', () => {
    const hidden = { name: 'robots', content: 'noindex' };
    expect(robotsOf({})).not.toEqual(hidden);
    expect(robotsOf({ isOwnName: false })).toEqual(hidden);
    expect(robotsOf({ isPlain: true })).toEqual(hidden);
    expect(robotsOf({ list: null })).toEqual(hidden);
  });
});

describe('loadInBackground', () => {
  const backgroundRequest = new Request('https://site.test/category/drama?aside=true');
  const broken = async (): Promise<{ list: string | null }> => {
    throw new TypeError('Failed to fetch');
  };

  it('a failed or incomplete background load is null, while the page itself throws', async () => {
    expect(await loadInBackground(backgroundRequest, broken)).toBeNull();
    expect(
      await loadInBackground(
        backgroundRequest,
        async () => ({ list: null }),
        ({ list }) => list !== null,
      ),
    ).toBeNull();
    expect(await loadInBackground(backgroundRequest, async () => ({ list: 'x' }))).toEqual({ list: 'x' });
    await expect(loadInBackground(new Request('https://site.test/category/drama'), broken)).rejects.toThrow();
  });
});
