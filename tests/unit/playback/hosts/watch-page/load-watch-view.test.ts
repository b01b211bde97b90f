import { describe, expect, it, vi } from 'vitest';
import type { Content } from '#app/contract/content.ts';
import { loadViewer } from '#app/features/playback/access/viewer.server.ts';
import { loadWatchView } from '#app/features/playback/hosts/watch-page/load-watch-view.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const film: Content = { content_id: 'film', title: 'Film', video_type: 'SPV', duration: 100 };
const wish = { content: film, viewer: null, now: NOW, startAtSeconds: null };

function service({ refusal, resume = 0 }: { refusal?: number; resume?: number } = {}) {
  return {
    watch: vi.fn(async () => {
      if (refusal)
        throw new ServiceError({ service: 'content', call: 'watch', kind: 'refused', status: refusal });
      return { signed_url: 'https://a.example/master.m3u8', tracks: [] };
    }),
    resumeTimestamp: vi.fn(async () => ({ resume_timestamp: resume })),
  };
}

describe('what a watch page shows', () => {
  it('plays what all may watch, from the beginning, without asking for a position', async () => {
    const content = service();
    const view = await loadWatchView(content, wish);
    expect(view).toMatchObject({ kind: 'playable', source: { startAtSeconds: null } });
    expect(content.resumeTimestamp).not.toHaveBeenCalled();
  });

  it('asks for no address when the viewer may not watch', async () => {
    const content = service();
    const restricted: Content = { ...film, is_restricted: true, active_subscription: [{ id: 'gold' }] };
    const view = await loadWatchView(content, { ...wish, content: restricted, viewer: { planIds: [] } });
    expect(view).toMatchObject({ kind: 'locked', locked: { kind: 'plan' } });
    expect(content.watch).not.toHaveBeenCalled();
  });

  it('resumes a member where he left off, wrapped into the film', async () => {
    const view = await loadWatchView(service({ resume: 250 }), { ...wish, viewer: { planIds: [] } });
    expect(view).toMatchObject({ source: { startAtSeconds: 50 } });
  });

  it('starts over when the address says so', async () => {
    const content = service({ resume: 50 });
    const view = await loadWatchView(content, { ...wish, viewer: { planIds: [] }, startAtSeconds: 0 });
    expect(view).toMatchObject({ source: { startAtSeconds: null } });
    expect(content.resumeTimestamp).not.toHaveBeenCalled();
  });

  it('plays from the beginning when the position cannot be read', async () => {
    const content = service();
    content.resumeTimestamp.mockRejectedValue(new Error('down'));
    const view = await loadWatchView(content, { ...wish, viewer: { planIds: [] } });
    expect(view).toMatchObject({ kind: 'playable', source: { startAtSeconds: null } });
  });

  it.each([
    [401, film, { kind: 'sign-in' }],
    [
      401,
      { ...film, is_restricted: true, active_subscription: [{ id: 'gold' }] },
      { kind: 'plan', isGuest: true },
    ],
    [
      403,
      { ...film, is_restricted: true, active_subscription: [{ id: 'gold' }] },
      { kind: 'plan', isGuest: false },
    ],
    [403, film, { kind: 'plan', isGuest: false }],
  ])('believes the service that refuses with %s', async (refusal, content, locked) => {
    // The session or the plan that this viewer came with has ended meanwhile.
    const viewer = { planIds: ['gold'] };
    expect(await loadWatchView(service({ refusal }), { ...wish, viewer, content })).toMatchObject({
      kind: 'locked',
      locked,
    });
  });

  it.each([
    ['LIVE', { isStream: true, endsAt: '2026-03-01T23:00:00.000Z' }],
    // Its recording is there from the first moment on, and stays.
    ['VOD_LIVE', { isStream: false, endsAt: null }],
  ] as const)('knows when %s ends', async (video_type, expected) => {
    const times = { publish_time: '2026-03-01T19:00:00.000Z', live_expiry_time: '2026-03-01T23:00:00.000Z' };
    const view = await loadWatchView(service(), { ...wish, content: { ...film, video_type, ...times } });
    expect(view).toMatchObject({ kind: 'playable', ...expected });
  });

  it.each(['LIVE', 'VOD_LIVE'] as const)('counts down to %s', async (video_type) => {
    const content = { ...film, video_type, publish_time: '2026-03-01T21:00:00.000Z' };
    const view = await loadWatchView(service(), { ...wish, content });
    expect(view).toEqual({ kind: 'upcoming', startsAt: '2026-03-01T21:00:00.000Z' });
  });

  it.each([
    ['2026-03-01T20:00:01.000Z', 'ended'],
    ['2026-03-01T23:00:00.000Z', 'upcoming'],
  ])('believes the service that says a stream until %s is not on', async (live_expiry_time, kind) => {
    const content = {
      ...film,
      video_type: 'LIVE' as const,
      publish_time: '2026-03-01T19:59:59.000Z',
      live_expiry_time,
    };
    const moment = kind === 'ended' ? { ...content, publish_time: '2026-03-01T19:00:00.000Z' } : content;
    expect(await loadWatchView(service({ refusal: 409 }), { ...wish, content: moment })).toMatchObject({
      kind,
    });
  });

  it('leads a guest to sign in, for he may have a plan already', async () => {
    const content = { ...film, is_restricted: true, active_subscription: [{ id: 'gold' }] };
    expect(await loadWatchView(service(), { ...wish, content })).toEqual({
      kind: 'locked',
      locked: {
        kind: 'plan',
        subject: 'content',
        href: '/login?redirectTo=%2Fwatch%2Ffilm',
        buy: null,
        isGuest: true,
      },
    });
  });

  it('passes an outage on', async () => {
    await expect(loadWatchView(service({ refusal: 500 }), wish)).rejects.toThrow();
  });

  it('offers a ticket for restricted live, waits for upcoming, thanks after the end', async () => {
    const live = { ...film, video_type: 'LIVE' as const, publish_time: '2026-03-01T19:00:00.000Z' };
    const restricted = { ...live, is_restricted: true };
    const upcoming = { ...live, publish_time: '2026-03-01T21:00:00.000Z' };
    const ended = { ...live, live_expiry_time: '2026-03-01T19:30:00.000Z' };
    const viewOf = (content: Content) =>
      loadWatchView(service(), { ...wish, content, viewer: { planIds: [] } });
    expect(await viewOf(restricted)).toMatchObject({
      kind: 'locked',
      locked: { kind: 'plan', buy: { labelKey: 'buy_ticket' } },
    });
    expect(await viewOf(upcoming)).toEqual({ kind: 'upcoming', startsAt: upcoming.publish_time });
    expect(await viewOf(ended)).toEqual({ kind: 'ended' });
  });

  it('starts live at its edge and knows when it ends', async () => {
    const live = {
      ...film,
      video_type: 'LIVE' as const,
      publish_time: '2026-03-01T19:00:00.000Z',
      live_expiry_time: '2026-03-01T21:00:00.000Z',
    };
    const view = await loadWatchView(service({ resume: 50 }), {
      ...wish,
      content: live,
      viewer: { planIds: [] },
    });
    expect(view).toMatchObject({
      endsAt: live.live_expiry_time,
      source: { startAtSeconds: null },
    });
  });
});

describe('who wants to watch', () => {
  const payment = (
    answer: () => Promise<never[] | { status: boolean; subscription: { _id: string } }[]>,
  ) => ({
    activeSubscriptions: vi.fn(answer),
  });
  const down = async () => Promise.reject(new Error('down'));

  it('asks for plans only of a member and for restricted content', async () => {
    const asked = payment(async () => [
      { status: true, subscription: { _id: 'gold' } },
      { status: false, subscription: { _id: 'old' } },
    ]);
    expect(await loadViewer(Promise.resolve(null), { is_restricted: true }, asked)).toBeNull();
    expect(await loadViewer(Promise.resolve({}), {}, asked)).toEqual({ planIds: [] });
    expect(asked.activeSubscriptions).not.toHaveBeenCalled();
    expect(await loadViewer(Promise.resolve({}), { is_restricted: true }, asked)).toEqual({
      planIds: ['gold'],
    });
  });

  it('fails closed for what is protected, and lets the rest play', async () => {
    const session = Promise.reject(new Error('down'));
    session.catch(() => undefined);
    expect(await loadViewer(session, {}, payment(down))).toBeNull();
    await expect(loadViewer(session, { is_login_required: true }, payment(down))).rejects.toThrow('down');
    await expect(loadViewer(Promise.resolve({}), { is_restricted: true }, payment(down))).rejects.toThrow(
      'down',
    );
  });
});
