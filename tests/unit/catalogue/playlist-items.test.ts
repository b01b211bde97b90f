import { describe, expect, it } from 'vitest';
import type { Playlist } from '#app/contract/content.ts';
import { loadPlaylistItems } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import { toPlaylistItems } from '#app/features/catalogue/playlist/playlist-items-model.ts';
import { toPlayFirst } from '#app/features/catalogue/playlist/playlist-model.ts';
import { makeContent } from './content-factory.ts';

const context = { language: 'en', showsAll: false };
type List = Parameters<typeof loadPlaylistItems>[0]['list'];

const playlistOf = (playlist_data: Partial<Playlist['playlist_data']>) => ({
  playlist_data: { playlist_type: 'MANUAL' as const, content_data: [], auto_payload: [], ...playlist_data },
});

/** Answers with these, and keeps what it was asked. */
function listing(...ids: string[]) {
  const asked: Parameters<List>[0][] = [];
  const list: List = async (body) => {
    asked.push(body);
    const items = ids.map((content_id) => makeContent({ content_id }));
    return { items: items.slice(0, body.page_size ?? 20), total: ids.length };
  };
  return { asked, service: { list } };
}

describe('loadPlaylistItems', () => {
  it('keeps the order of content_data, says an item once and leaves out what is gone', async () => {
    const { service, asked } = listing('a', 'b');
    const playlist = playlistOf({ content_data: ['b', 'gone', 'a', 'b'] });
    const { items } = await loadPlaylistItems(service, playlist, context);
    expect(items?.items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.page_size).toBe(3);
  });

  it('asks no more of an automatic playlist that has nothing', async () => {
    const { service, asked } = listing();
    const playlist = playlistOf({ playlist_type: 'AUTOMATIC' });
    expect((await loadPlaylistItems(service, playlist, context)).items?.total).toBe(0);
    expect(asked.map(({ page_size }) => page_size)).toEqual([0]);
  });

  it('never rejects', async () => {
    const service = { list: () => Promise.reject(new Error('down')) };
    const playlist = playlistOf({ content_data: ['a'] });
    expect(await loadPlaylistItems(service, playlist, context)).toEqual({ items: null });
  });
});

describe('toPlaylistItems', () => {
  it('names four categories at most and adds up the lengths', () => {
    const category = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id, name: _id.toUpperCase() }));
    const { items, duration, total } = toPlaylistItems(
      [makeContent({ category, duration: 60 }), makeContent({ duration: 3_600 })],
      context,
    );
    expect(items.map(({ categories }) => categories)).toEqual(['A, B, C, D', '']);
    expect([duration, total]).toEqual(['1 hr 1 min', 2]);
  });

  it('begins with the first item, where there is one', () => {
    const items = toPlaylistItems([makeContent({ content_id: 'one' })], context);
    expect(toPlayFirst(items)).toMatchObject({ kind: 'play', href: '/watch/one' });
    expect(toPlayFirst(toPlaylistItems([], context))).toBeNull();
    expect(toPlayFirst(null)).toBeNull();
  });
});
