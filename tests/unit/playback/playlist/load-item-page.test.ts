import { describe, expect, it } from 'vitest';
import type { Content, Playlist } from '#app/contract/content.ts';
import { loadItemPage } from '#app/features/playback/playlist/load-item-page.server.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const BACK = encodeURIComponent('/playlist/list?item=film');
const film: Content = { content_id: 'film', title: 'Film', video_type: 'SPV' };
const list = {
  content_id: 'list',
  title: 'List',
  video_type: 'PLAYLIST',
  playlist_data: { playlist_type: 'MANUAL', content_data: ['film'], auto_payload: [] },
} as unknown as Playlist;
const LOCK = { is_restricted: true, active_subscription: [{ id: 'gold' }] };

async function lockedOf(given: { playlist?: object; content?: object; isMember?: boolean }) {
  const services = {
    content: {
      watch: async () => ({ signed_url: 'https://assets.example/film.m3u8', tracks: [] }),
      resumeTimestamp: async () => ({ resume_timestamp: 0 }),
    },
    payment: { activeSubscriptions: async () => [] },
  } as unknown as Parameters<typeof loadItemPage>[0];
  const page = await loadItemPage(services, {
    playlist: { ...list, ...given.playlist },
    content: { ...film, ...given.content },
    session: Promise.resolve(given.isMember ? {} : null),
    saved: Promise.resolve(null),
    now: NOW,
    assetOrigin: 'https://assets.example',
    startAtSeconds: null,
  });
  return page.view.kind === 'locked' ? page.view.locked : null;
}

describe('loadItemPage', () => {
  it.each([
    ['that needs a session', { content: { is_login_required: true } }],
    ['that needs a plan, for a guest', { content: LOCK }],
    ['of a list that needs a session', { playlist: { is_login_required: true } }],
    ['of a list that needs a plan, for a guest', { playlist: LOCK }],
  ])('a guest comes back from signing in to the list and its locked item: %s', async (_, given) => {
    expect((await lockedOf(given))?.href).toBe(`/login?redirectTo=${BACK}`);
  });

  it.each([
    ['item', { content: LOCK, isMember: true }, 'content'],
    ['list', { playlist: LOCK, isMember: true }, 'playlist'],
  ])(
    'a member comes back from the plans that hold the %s, with the kind of what is locked',
    async (_, given, subject) => {
      const locked = await lockedOf(given);
      expect(locked?.href).toBe(`/pricing?plans=gold&redirectTo=${BACK}`);
      expect(locked).toMatchObject({ kind: 'plan', subject, isGuest: false });
    },
  );

  it('an item is not locked where both are open', async () => {
    expect(await lockedOf({})).toBeNull();
  });
});
