import { describe, expect, it, vi } from 'vitest';
import type { Channel } from '#app/contract/channel.ts';
import type { Content } from '#app/contract/content.ts';
import type { ChannelParams } from '#app/features/playback/channel/channel-params.ts';
import { loadChannelView, viewHoldsUntil } from '#app/features/playback/channel/load-channel-view.server.ts';
import { loadEntries } from '#app/features/playback/channel/load-entries.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const NOW = new Date('2026-11-22T12:10:00Z');
const WATCH = { signed_url: 'https://assets.example.com/a.m3u8', tracks: [] };
const content = (content_id: string, more: Partial<Content> = {}): Content => ({
  content_id,
  title: `Title ${content_id}`,
  video_type: 'SPV',
  duration: 3600,
  ...more,
});
const entry = (content_id: string, from: string, to: string) => ({
  content_id,
  start_time: `2026-11-22T${from}:00Z`,
  end_time: `2026-11-22T${to}:00Z`,
});
const ENTRIES = [
  entry('later', '14:00', '15:00'),
  entry('now', '12:00', '13:00'),
  entry('past', '10:00', '11:00'),
];
const CHANNEL: Channel = { _id: 'one', name: 'One' };
const PAID: Channel = { ...CHANNEL, is_restricted: true, active_subscription: [{ id: 'gold' }] };
const rejection = (status: number) =>
  new ServiceError({ service: 'content', call: 'watch', kind: 'rejected', status, message: 'No' });

function serviceOf({
  watch = WATCH,
  contents = [content('now'), content('past'), content('later')] as Content[] | Error,
} = {}) {
  const answer = <T>(value: T | Error) =>
    value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  return {
    watch: vi.fn(() => answer(watch as typeof WATCH | Error)),
    list: vi.fn(() =>
      contents instanceof Error
        ? Promise.reject(contents)
        : Promise.resolve({ items: contents, total: contents.length }),
    ),
  };
}

function load(params: Partial<ChannelParams> = {}, service = serviceOf()) {
  return loadChannelView(service as never, {
    channel: CHANNEL,
    entries: ENTRIES,
    viewer: Promise.resolve(null),
    isGuest: true,
    now: NOW,
    timeZone: 'UTC',
    language: 'en',
    day: null,
    programme: null,
    ...params,
  });
}

const startOf = (hour: string) => String(Date.parse(`2026-11-22T${hour}:00Z`) / 1000);

describe('loadChannelView of what a channel plays', () => {
  it('a channel plays what is on, as many seconds in as it has run, by an address that the channel opens', async () => {
    const service = serviceOf();
    const { playing } = await load({}, service);
    expect(playing).toMatchObject({ kind: 'on-air', source: { contentId: 'now', startAtSeconds: 600 } });
    expect(service.watch).toHaveBeenCalledWith('now', { channel_id: 'one' });
  });

  it('the position wraps in a file that is shorter than the slot has run', async () => {
    const short = serviceOf({ contents: [content('now', { duration: 250 })] });
    expect((await load({}, short)).playing).toMatchObject({ source: { startAtSeconds: 100 } });
    const file = { source_asset_id: { file_metadata: { duration: 24 } } };
    const durations = serviceOf({ contents: [content('now', { duration: 3600, ...file })] });
    // Ten minutes in: the file's own length counts, not the duration of its title.
    expect((await load({ now: new Date(NOW.getTime() + 5_000) }, durations)).playing).toMatchObject({
      source: { startAtSeconds: 5 },
    });
  });

  it('a stream is joined at its edge, and by its own link where no address is to be had', async () => {
    const stream = content('now', {
      video_type: 'LIVE',
      stream: { link: 'https://live.example.com/x.m3u8' },
    });
    expect((await load({}, serviceOf({ contents: [stream] }))).playing).toMatchObject({
      source: { startAtSeconds: null },
    });
    const { playing } = await load({}, serviceOf({ contents: [stream], watch: rejection(404) as never }));
    expect(playing).toMatchObject({ kind: 'on-air', source: { url: 'https://live.example.com/x.m3u8' } });
  });

  it('a channel plays nothing between programmes', async () => {
    const service = serviceOf();
    const view = await load({ now: new Date('2026-11-22T13:30:00Z') }, service);
    expect(view.playing).toEqual({ kind: 'nothing' });
    expect(service.watch).not.toHaveBeenCalled();
  });

  it('a past programme plays from its start when the URL has it, and the running one too', async () => {
    expect((await load({ programme: startOf('10:00') })).playing).toMatchObject({
      kind: 'catch-up',
      source: { contentId: 'past', startAtSeconds: null },
    });
    expect((await load({ programme: startOf('12:00') })).playing).toMatchObject({
      kind: 'catch-up',
      source: { contentId: 'now', startAtSeconds: null },
    });
  });

  it.each([startOf('14:00'), startOf('09:00'), 'x', '-1', '9'.repeat(30)])(
    'a channel plays what is on where %s names nothing that has begun',
    async (programme) => {
      expect((await load({ programme })).playing).toMatchObject({ kind: 'on-air' });
    },
  );

  it('a stream that is over is not offered', async () => {
    const service = serviceOf({ contents: [content('past', { video_type: 'LIVE' }), content('now')] });
    expect((await load({ programme: startOf('10:00') }, service)).playing).toMatchObject({ kind: 'failed' });
  });
});

describe('loadChannelView of who may watch a channel', () => {
  it('access is decided before an address is requested, where a guest meets a plan', async () => {
    const service = serviceOf();
    const { playing } = await load({ channel: PAID }, service);
    expect(playing).toMatchObject({ kind: 'locked', locked: { kind: 'plan', subject: 'channel' } });
    expect(service.watch).not.toHaveBeenCalled();
  });

  it('a member with the plan watches; one without it gets no address even if the service gave one', async () => {
    const member = (planIds: string[]) => ({
      channel: PAID,
      isGuest: false,
      viewer: Promise.resolve({ planIds }),
    });
    expect((await load(member(['gold']))).playing).toMatchObject({ kind: 'on-air' });
    const { playing } = await load(member(['silver']));
    expect(playing).toMatchObject({ kind: 'locked' });
    expect(JSON.stringify(playing)).not.toContain(WATCH.signed_url);
  });

  it('nobody watches a protected channel while the session cannot be loaded', async () => {
    const viewer = Promise.reject(rejection(503));
    const view = await load({ channel: PAID, isGuest: false, viewer });
    expect(view.playing).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(view)).not.toContain(WATCH.signed_url);
  });

  it.each([
    [401, 'sign-in'],
    [403, 'plan'],
  ])('the service decides in the end: its %i locks the channel', async (status, kind) => {
    const { playing } = await load({}, serviceOf({ watch: rejection(status) as never }));
    expect(playing).toMatchObject({ kind: 'locked', locked: { kind } });
  });

  it('a locked channel keeps the plans that would open it when a plan has ended unknown to us', async () => {
    const viewer = Promise.resolve({ planIds: ['gold'] });
    const member = { channel: PAID, isGuest: false, viewer };
    const { playing } = await load(member, serviceOf({ watch: rejection(403) as never }));
    expect(playing).toMatchObject({
      kind: 'locked',
      locked: { kind: 'plan', href: expect.stringMatching(/^\/pricing\?plans=gold&redirectTo=/) },
    });
  });
});

describe('loadChannelView of a channel of which not all is known', () => {
  it('the schedule has no titles while contents cannot be had, and the channel still plays', async () => {
    const view = await load({}, serviceOf({ contents: rejection(500) }));
    expect(view.schedule?.programmes.map(({ title, from }) => [title, from])).toEqual(
      [
        ['', '10:00 AM'],
        ['', '12:00 PM'],
        ['', '2:00 PM'],
      ].map(([title, from]) => [title, expect.stringMatching(from?.replace(' ', '\\s') ?? '')]),
    );
    expect(view.playing).toMatchObject({ kind: 'on-air' });
  });

  it('the view is failed while the schedule or the address cannot be had, and locked all the same', async () => {
    expect(await load({ entries: null })).toMatchObject({ schedule: null, playing: { kind: 'failed' } });
    expect((await load({ entries: null, channel: PAID })).playing.kind).toBe('locked');
    expect((await load({}, serviceOf({ watch: rejection(500) as never }))).playing.kind).toBe('failed');
  });

  it('the view requests seven days back to the end of today by the viewer’s days, and never rejects', async () => {
    const schedule = vi.fn(() => Promise.reject(rejection(500)));
    expect(await loadEntries({ schedule }, 'one', { now: NOW, timeZone: 'Asia/Tokyo' })).toBeNull();
    expect(schedule).toHaveBeenCalledWith({
      channel_id: 'one',
      start_time: '2026-11-14T15:00:00.000Z',
      end_time: '2026-11-22T15:00:00.000Z',
    });
  });
});

describe('viewHoldsUntil', () => {
  it('a page is cached until the next change, the day’s end, or a while', async () => {
    const view = await load();
    expect(viewHoldsUntil(view, 2 * 60_000).toISOString()).toBe('2026-11-22T12:12:00.000Z');
    expect(viewHoldsUntil(view, 10 * 3600_000).toISOString()).toBe('2026-11-22T13:00:00.000Z');
    const nextDay = await load({ now: new Date('2026-11-22T23:59:30Z') });
    expect(viewHoldsUntil(nextDay, 2 * 60_000).toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });

  it('a page is not cached while something of it failed', async () => {
    for (const view of [
      await load({ entries: null }),
      await load({ entries: null, channel: PAID }),
      await load({}, serviceOf({ watch: rejection(500) as never })),
    ])
      expect(viewHoldsUntil(view, 2 * 60_000)).toEqual(NOW);
  });
});
