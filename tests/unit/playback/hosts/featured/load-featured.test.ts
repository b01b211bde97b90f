import { describe, expect, it, vi } from 'vitest';
import type { Channel } from '#app/contract/channel.ts';
import type { Content } from '#app/contract/content.ts';
import type { FeaturedParams } from '#app/features/playback/hosts/featured/featured-view.ts';
import { loadFeatured } from '#app/features/playback/hosts/featured/load-featured.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
const film: Content = { content_id: 'film', title: 'Film', video_type: 'SPV', poster: 'p.webp' };
const channel: Channel = { _id: 'one', name: 'One' };

interface Given {
  content?: Partial<Content>;
  channel?: Partial<Channel>;
  schedule?: [from: number, to: number][] | null;
  plans?: string[] | null;
  /** Seconds. */
  resume?: number;
}

function load(type: FeaturedParams['type'], { content, schedule = [], plans = null, ...given }: Given = {}) {
  const refuse = async () => {
    throw new ServiceError({ service: 'content', call: 'any', kind: 'rejected', status: 404 });
  };
  const services = {
    content: {
      resumeTimestamp: vi.fn(async () => ({ resume_timestamp: given.resume ?? 0 })),
      detail: content ? vi.fn(async () => ({ ...film, ...content })) : refuse,
      channel: given.channel ? vi.fn(async () => ({ ...channel, ...given.channel })) : refuse,
      schedule: schedule
        ? vi.fn(async () =>
            schedule.map(([from, to]) => ({ content_id: 'any', start_time: at(from), end_time: at(to) })),
          )
        : refuse,
    },
    payment: {
      activeSubscriptions: async () =>
        (plans ?? []).map((_id) => ({ status: true, subscription: { _id, name: _id } })),
    },
  };
  const session = Promise.resolve(plans === null ? null : {});
  // Only the calls that it makes.
  const context = { services, session, now: NOW, timeZone: 'UTC' } as unknown as Parameters<
    typeof loadFeatured
  >[0];
  return loadFeatured(context, { type, id: type === 'IPTV' ? 'one' : 'film' });
}

const restricted = { is_restricted: true, active_subscription: [{ id: 'gold' }] };

describe('loadFeatured of a content', () => {
  it('a featured film plays for everybody where everybody may, and the page holds no address', async () => {
    const view = await load('CONTENT', { content: { stream: { link: 'https://cdn.example/live.m3u8' } } });
    expect(view).toMatchObject({
      kind: 'content',
      action: { kind: 'play', href: '/watch/film' },
      locked: null,
    });
    expect(JSON.stringify(view)).not.toContain('m3u8');
  });

  it('a featured film leads a guest to sign in, a member to the plans, and plays for one who has a plan', async () => {
    const guest = await load('CONTENT', { content: restricted });
    expect(guest).toMatchObject({ action: { kind: 'sign-in', href: '/login?redirectTo=%2Fwatch%2Ffilm' } });
    const member = await load('CONTENT', { content: restricted, plans: [] });
    expect(member).toMatchObject({
      action: { kind: 'upgrade', href: '/pricing?plans=gold&redirectTo=%2Fwatch%2Ffilm' },
      locked: { kind: 'plan', subject: 'content' },
    });
    const owner = await load('CONTENT', { content: restricted, plans: ['gold'] });
    expect(owner).toMatchObject({ action: { kind: 'play' }, locked: null });
  });

  it('a featured film goes on where a member left it, with a link to its beginning', async () => {
    const started = await load('CONTENT', { content: {}, plans: [], resume: 90 });
    expect(started).toMatchObject({
      action: { kind: 'resume', labelKey: 'resume_watching', restartHref: '/watch/film?t=0' },
    });
    const guest = await load('CONTENT', { content: {}, resume: 90 });
    expect(guest).toMatchObject({ action: { kind: 'play', labelKey: 'watch_now' } });
  });

  it.each([
    { publish: 1, expiry: 2, kind: 'upcoming', startsAt: at(1), endsAt: null, hasEnded: false },
    { publish: -1, expiry: 2, kind: 'play', startsAt: null, endsAt: at(2), hasEnded: false },
    { publish: -2, expiry: -1, kind: 'ended', startsAt: null, endsAt: null, hasEnded: true },
  ])('the button of a featured stream is $kind', async ({ publish, expiry, kind, ...times }) => {
    const content = { video_type: 'LIVE' as const, publish_time: at(publish), live_expiry_time: at(expiry) };
    expect(await load('CONTENT', { content })).toMatchObject({ action: { kind }, ...times });
  });

  it('a featured playlist leads to its page, locked as one', async () => {
    const open = await load('CONTENT', { content: { video_type: 'PLAYLIST' } });
    expect(open).toMatchObject({ action: { kind: 'play', href: '/playlist/film' } });
    const closed = await load('CONTENT', { content: { ...restricted, video_type: 'PLAYLIST' }, plans: [] });
    expect(closed).toMatchObject({ locked: { subject: 'playlist' } });
  });

  it('a title that does not exist is not featured', async () => {
    expect(await load('CONTENT')).toBeNull();
    expect(await load('TRAILER')).toBeNull();
    expect(await load('IPTV')).toBeNull();
  });
});

describe('loadFeatured of a channel', () => {
  it('a featured channel has what is on and what comes, in order, and leads to its page', async () => {
    const view = await load('IPTV', {
      channel: {},
      schedule: [
        [2, 3],
        [-1, 1],
        [-3, -2],
      ],
    });
    expect(view).toMatchObject({
      kind: 'channel',
      title: 'One',
      action: { kind: 'play', href: '/channel/one' },
    });
    expect(view?.kind === 'channel' && view.slots).toEqual([
      { startMs: Date.parse(at(-1)), endMs: Date.parse(at(1)) },
      { startMs: Date.parse(at(2)), endMs: Date.parse(at(3)) },
    ]);
  });

  it('a locked channel has a channel’s texts, and is shown without its schedule', async () => {
    const view = await load('IPTV', { channel: restricted, schedule: null, plans: [] });
    expect(view).toMatchObject({ slots: null, locked: { kind: 'plan', subject: 'channel' } });
  });
});

describe('loadFeatured of a trailer', () => {
  it('a trailer is in 480 lines where the title names none', async () => {
    expect(await load('TRAILER', { content: {} })).toMatchObject({
      kind: 'trailer',
      trailer: 'public/trailer/film/hls/video/480_index.m3u8',
      href: '/content/film',
    });
  });

  it('a trailer plays for everybody, whatever access the title needs', async () => {
    const view = await load('TRAILER', { content: { ...restricted, trailer: 'public/t.m3u8' } });
    expect(view).toMatchObject({ kind: 'trailer', trailer: 'public/t.m3u8' });
  });
});
