import { describe, expect, it, vi } from 'vitest';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import {
  loadListEntries,
  loadPageEntries,
  loadSitemapNames,
} from '#app/features/metadata/sitemap/load-sitemap.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const CONTEXT = {
  origin: 'https://films.example',
  site: Promise.resolve({ assetOrigin: 'https://assets.example' }),
  now: new Date('2026-11-21T12:00:00Z'),
};

const TITLES = [
  { content_id: 'film', title: 'Film', video_type: 'SPV' },
  { content_id: 'part-1', title: 'Part 1', video_type: 'MPVC' },
];

/** Episodes are listed only where the filter names their type, as on the platform. */
function makeLists() {
  const answer = (types: readonly string[] | undefined) =>
    TITLES.filter(({ video_type }) => types?.includes(video_type) ?? video_type !== 'MPVC');
  const empty = { items: [], total: 0 };
  return {
    filter: vi.fn(async ({ filters, page_size }) => {
      const items = answer(filters.video_types);
      return { items: page_size === 0 ? [] : items, total: items.length * 400 };
    }),
    artists: async () => empty,
    venues: async () => empty,
    channels: async () => empty,
  } as unknown as Parameters<typeof loadSitemapNames>[0] & { filter: ReturnType<typeof vi.fn> };
}

describe('the titles of a sitemap', () => {
  it('episodes are counted as titles', async () => {
    expect(await loadSitemapNames(makeLists())).toEqual([
      { kind: 'pages' },
      { kind: 'content', page: 1 },
      { kind: 'content', page: 2 },
    ]);
  });

  it('episodes are listed as titles', async () => {
    const lists = makeLists();
    const entries = await loadListEntries(lists, 'content', 1, CONTEXT);
    expect(entries.map(({ path }) => path)).toEqual(['/content/film', '/content/part-1']);
    expect(lists.filter).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { video_types: [...VIDEO_TYPES] } }),
    );
  });
});

describe('the channels of a sitemap', () => {
  const lists = (count: number) => {
    const items = Array.from({ length: count }, (_, i) => ({ _id: `channel-${i}`, name: 'Channel' }));
    const channels = vi.fn(async ({ page_size }) => ({ items: page_size === 0 ? [] : items, total: count }));
    return { ...makeLists(), channels } as unknown as Parameters<typeof loadSitemapNames>[0];
  };

  it('channels are listed below their list on a page of their own', async () => {
    expect(await loadSitemapNames(lists(2))).toContainEqual({ kind: 'channels', page: 1 });
    const entries = await loadListEntries(lists(2), 'channels', 1, CONTEXT);
    expect(entries.map(({ path }) => path)).toEqual([
      '/channels',
      '/channel/channel-0',
      '/channel/channel-1',
    ]);
    expect(await loadListEntries(lists(0), 'channels', 1, CONTEXT)).toEqual([]);
  });

  it('no channels are listed where the service lacks the call', async () => {
    const channels = async () => {
      throw new ServiceError({ kind: 'rejected', service: 'content', call: 'channelList', status: 404 });
    };
    const names = await loadSitemapNames({ ...makeLists(), channels } as never);
    expect(names.map(({ kind }) => kind)).not.toContain('channels');
  });
});

describe('the static pages of a sitemap', () => {
  it('static pages have their canonical addresses, each once', async () => {
    const urls = ['/Press/', 'static/press', '/static/Jobs', 'imprint', '/'];
    const customPages = async () =>
      urls.map((page_url) => ({ type: 'STATIC' as const, page_url, title: '', content: '' })) as never;
    const entries = await loadPageEntries({ customPages }, { categories: [] }, []);
    expect(entries.map(({ path }) => path)).toEqual([
      '/',
      '/artists',
      '/venues',
      '/static/press',
      '/static/jobs',
      '/static/imprint',
    ]);
  });
});
