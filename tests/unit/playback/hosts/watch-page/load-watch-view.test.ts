import { describe, expect, it, vi } from 'vitest';
import type { Content } from '#app/contract/content.ts';
import { loadViewer } from '#app/features/playback/access/viewer.server.ts';
import { loadWatchView } from '#app/features/playback/hosts/watch-page/load-watch-view.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const film: Content = { content_id: 'film', title: 'Film', video_type: 'SPV', duration: 100 };
const params = { content: film, viewer: null, now: NOW, startAtSeconds: null };

function service({ rejection, resume = 0 }: { rejection?: number; resume?: number } = {}) {
  return {
    watch: vi.fn(async () => {
      if (rejection)
        throw new ServiceError({ service: 'content', call: 'watch', kind: 'rejected', status: rejection });
      return { signed_url: 'https://a.example/master.m3u8', tracks: [] };
    }),
    resumeTimestamp: vi.fn(async () => ({ resume_timestamp: resume })),
  };
}

describe('loadWatchView', () => {
  it('a film that all may watch plays from the beginning, without fetching a position', async () => {
    const content = service();
    const view = await loadWatchView(content, params);
    expect(view).toMatchObject({ kind: 'playable', source: { startAtSeconds: null } });
    expect(content.resumeTimestamp).not.toHaveBeenCalled();
  });

  it('no address is fetched when the viewer may not watch', async () => {
    const content = service();
    const restricted: Content = { ...film, is_restricted: true, active_subscription: [{ id: 'gold' }] };
    const view = await loadWatchView(content, { ...params, content: restricted, viewer: { planIds: [] } });
    expect(view).toMatchObject({ kind: 'locked', locked: { kind: 'plan' } });
    expect(content.watch).not.toHaveBeenCalled();
  });

  it('a member resumes where he left off, wrapped into the film', async () => {
    const view = await loadWatchView(service({ resume: 250 }), { ...params, viewer: { planIds: [] } });
    expect(view).toMatchObject({ source: { startAtSeconds: 50 } });
  });

  it('a film starts over when the URL has position 0', async () => {
    const content = service({ resume: 50 });
    const view = await loadWatchView(content, { ...params, viewer: { planIds: [] }, startAtSeconds: 0 });
    expect(view).toMatchObject({ source: { startAtSeconds: null } });
    expect(content.resumeTimestamp).not.toHaveBeenCalled();
  });

  it('a film plays from the beginning when the position cannot be read', async () => {
    const content = service();
    content.resumeTimestamp.mockRejectedValue(new Error('down'));
    const view = await loadWatchView(content, { ...params, viewer: { planIds: [] } });
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
  ])('the view is locked when the service rejects with %s', async (rejection, content, locked) => {
    // The session or the plan that this viewer came with has ended meanwhile.
    const viewer = { planIds: ['gold'] };
    expect(await loadWatchView(service({ rejection }), { ...params, viewer, content })).toMatchObject({
      kind: 'locked',
      locked,
    });
  });

  it.each([
    ['LIVE', { isStream: true, endsAt: '2026-03-01T23:00:00.000Z' }],
    // Its recording is there from the first moment on, and stays.
    ['VOD_LIVE', { isStream: false, endsAt: null }],
  ] as const)('the view knows when %s ends', async (video_type, expected) => {
    const times = { publish_time: '2026-03-01T19:00:00.000Z', live_expiry_time: '2026-03-01T23:00:00.000Z' };
    const view = await loadWatchView(service(), { ...params, content: { ...film, video_type, ...times } });
    expect(view).toMatchObject({ kind: 'playable', ...expected });
  });

  it.each(['LIVE', 'VOD_LIVE'] as const)('the view counts down to %s', async (video_type) => {
    const content = { ...film, video_type, publish_time: '2026-03-01T21:00:00.000Z' };
    const view = await loadWatchView(service(), { ...params, content });
    expect(view).toEqual({ kind: 'upcoming', startsAt: '2026-03-01T21:00:00.000Z' });
  });

  it.each([
    ['2026-03-01T20:00:01.000Z', 'ended'],
    ['2026-03-01T23:00:00.000Z', 'upcoming'],
  ])(
    'the view follows the service that reports a stream until %s as not on',
    async (live_expiry_time, kind) => {
      const content = {
        ...film,
        video_type: 'LIVE' as const,
        publish_time: '2026-03-01T19:59:59.000Z',
        live_expiry_time,
      };
      const moment = kind === 'ended' ? { ...content, publish_time: '2026-03-01T19:00:00.000Z' } : content;
      expect(await loadWatchView(service({ rejection: 409 }), { ...params, content: moment })).toMatchObject({
        kind,
      });
    },
  );

  it('a guest is led to sign in, for he may have a plan already', async () => {
    const content = { ...film, is_restricted: true, active_subscription: [{ id: 'gold' }] };
    expect(await loadWatchView(service(), { ...params, content })).toEqual({
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

  it('an outage is passed on', async () => {
    await expect(loadWatchView(service({ rejection: 500 }), params)).rejects.toThrow();
  });

  it('a restricted stream offers a ticket, one to come is waited for, and one that is over is named as such', async () => {
    const live = { ...film, video_type: 'LIVE' as const, publish_time: '2026-03-01T19:00:00.000Z' };
    const restricted = { ...live, is_restricted: true };
    const upcoming = { ...live, publish_time: '2026-03-01T21:00:00.000Z' };
    const ended = { ...live, live_expiry_time: '2026-03-01T19:30:00.000Z' };
    const viewOf = (content: Content) =>
      loadWatchView(service(), { ...params, content, viewer: { planIds: [] } });
    expect(await viewOf(restricted)).toMatchObject({
      kind: 'locked',
      locked: { kind: 'plan', buy: { labelKey: 'buy_ticket' } },
    });
    expect(await viewOf(upcoming)).toEqual({ kind: 'upcoming', startsAt: upcoming.publish_time });
    expect(await viewOf(ended)).toEqual({ kind: 'ended' });
  });

  it('a stream starts at its edge and has its end', async () => {
    const live = {
      ...film,
      video_type: 'LIVE' as const,
      publish_time: '2026-03-01T19:00:00.000Z',
      live_expiry_time: '2026-03-01T21:00:00.000Z',
    };
    const view = await loadWatchView(service({ resume: 50 }), {
      ...params,
      content: live,
      viewer: { planIds: [] },
    });
    expect(view).toMatchObject({
      endsAt: live.live_expiry_time,
      source: { startAtSeconds: null },
    });
  });
});

describe('loadViewer', () => {
  const payment = (
    answer: () => Promise<never[] | { status: boolean; subscription: { _id: string } }[]>,
  ) => ({
    activeSubscriptions: vi.fn(answer),
  });
  const down = async () => Promise.reject(new Error('down'));

  it('plans are fetched only for a member and restricted content', async () => {
    const requested = payment(async () => [
      { status: true, subscription: { _id: 'gold' } },
      { status: false, subscription: { _id: 'old' } },
    ]);
    expect(await loadViewer(Promise.resolve(null), { is_restricted: true }, requested)).toBeNull();
    expect(await loadViewer(Promise.resolve({}), {}, requested)).toEqual({ planIds: [] });
    expect(requested.activeSubscriptions).not.toHaveBeenCalled();
    expect(await loadViewer(Promise.resolve({}), { is_restricted: true }, requested)).toEqual({
      planIds: ['gold'],
    });
  });

  it('protected content fails closed, and the rest plays', async () => {
    const session = Promise.reject(new Error('down'));
    session.catch(() => undefined);
    expect(await loadViewer(session, {}, payment(down))).toBeNull();
    await expect(loadViewer(session, { is_login_required: true }, payment(down))).rejects.toThrow('down');
    await expect(loadViewer(Promise.resolve({}), { is_restricted: true }, payment(down))).rejects.toThrow(
      'down',
    );
  });
});
