import { describe, expect, it } from 'vitest';
import type { Playlist } from '#app/contract/content.ts';
import { loadPlaylistContents } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import { toPlaylistItems, toStart } from '#app/features/catalogue/playlist/playlist-items-model.ts';
import { makeContent } from './content-factory.ts';

const context = {
  playlistId: 'list',
  isOpen: true,
  viewer: null,
  now: new Date('2026-11-22T12:00:00Z'),
  language: 'en',
  showsAll: false,
};
type List = Parameters<typeof loadPlaylistContents>[0]['list'];

const playlistOf = (playlist_data: Partial<Playlist['playlist_data']>) => ({
  playlist_data: { playlist_type: 'MANUAL' as const, content_data: [], auto_payload: [], ...playlist_data },
});

/** A service that lists these titles and records the requests. */
function makeListService(...ids: string[]) {
  const requests: Parameters<List>[0][] = [];
  const list: List = async (body) => {
    requests.push(body);
    const items = ids.map((content_id) => makeContent({ content_id }));
    return { items: items.slice(0, body.page_size ?? 20), total: ids.length };
  };
  return { requests, service: { list } };
}

describe('loadPlaylistContents', () => {
  it('items keep the order of content_data, repeated and deleted ones left out', async () => {
    const { service, requests } = makeListService('a', 'b');
    const playlist = playlistOf({ content_data: ['b', 'gone', 'a', 'b'] });
    const contents = await loadPlaylistContents(service, playlist);
    expect(contents?.map(({ content_id }) => content_id)).toEqual(['b', 'a']);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.page_size).toBe(3);
  });

  it('an automatic playlist without rules lists nothing, and not the whole catalogue', async () => {
    const { service, requests } = makeListService('a', 'b');
    expect(await loadPlaylistContents(service, playlistOf({ playlist_type: 'AUTOMATIC' }))).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('an automatic playlist without titles sends one request', async () => {
    const { service, requests } = makeListService();
    const rule = { type: 'system_defined' as const, name: 'category', value: 'drama' };
    const playlist = playlistOf({ playlist_type: 'AUTOMATIC', auto_payload: [rule] });
    expect(await loadPlaylistContents(service, playlist)).toEqual([]);
    expect(requests.map(({ page_size }) => page_size)).toEqual([0]);
  });

  it('a failed request becomes null', async () => {
    const service = { list: () => Promise.reject(new Error('down')) };
    const playlist = playlistOf({ content_data: ['a'] });
    expect(await loadPlaylistContents(service, playlist)).toBeNull();
  });
});

describe('toPlaylistItems', () => {
  it('an item names four categories at most, and the playlist sums the lengths', () => {
    const category = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id, name: _id.toUpperCase() }));
    const { items, duration, total } = toPlaylistItems(
      [makeContent({ category, duration: 60 }), makeContent({ duration: 3_600 })],
      context,
    );
    expect(items.map(({ categories }) => categories)).toEqual(['A, B, C, D', '']);
    expect([duration, total]).toEqual(['1 hr 1 min', 2]);
  });

  it('a playlist starts with the first item that this viewer may play', () => {
    const members = makeContent({
      content_id: 'members',
      is_restricted: true,
      active_subscription: [{ id: 'gold' }],
    });
    const items = toPlaylistItems([members, makeContent({ content_id: 'one' })], context);
    expect(items.queue.map(({ id, isPlayable }) => [id, isPlayable])).toEqual([
      ['members', false],
      ['one', true],
    ]);
    expect(items.items.map((item) => item.lockReason)).toEqual(['login', null]);
    expect(toStart(items)).toEqual({ id: 'one', href: '/playlist/list?item=one' });
    const opened = toPlaylistItems([members], { ...context, viewer: { planIds: ['gold'] } });
    expect(toStart(opened)?.id).toBe('members');
    expect(toStart(toPlaylistItems([], context))).toBeNull();
    expect(toStart(null)).toBeNull();
  });

  it('a playlist without a playable item offers what unlocks the first and leads back', () => {
    const members = makeContent({
      content_id: 'members',
      is_restricted: true,
      active_subscription: [{ id: 'gold' }],
    });
    const guest = toPlaylistItems([members], context);
    expect(toStart(guest)).toBeNull();
    expect(guest.start).toMatchObject({ kind: 'sign-in', href: '/login?redirectTo=%2Fplaylist%2Flist' });
    const member = toPlaylistItems([members], { ...context, viewer: { planIds: [] } });
    expect(member.start).toMatchObject({ kind: 'upgrade', labelKey: 'upgrade_plan' });
    expect(member.items.map((item) => item.lockReason)).toEqual(['plan']);
  });

  it('a locked playlist links to the items’ own pages', () => {
    const { items } = toPlaylistItems([makeContent({ content_id: 'one' })], { ...context, isOpen: false });
    expect(items.map(({ href }) => href)).toEqual(['/content/one']);
  });

  it('all of a long list are queued and fifty are shown', () => {
    const contents = Array.from({ length: 60 }, (_, index) => makeContent({ content_id: `c${index}` }));
    const { items, queue } = toPlaylistItems(contents, context);
    expect([items.length, queue.length]).toEqual([50, 60]);
  });
});
