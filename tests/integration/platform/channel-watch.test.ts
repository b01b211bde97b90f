import { beforeAll, describe, expect, test } from 'vitest';
import { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let platform: TestPlatform;
let account: string;
let viewer: { session: string; userId: string };

const startedMs = Date.now();
const at = (offsetMs: number) => new Date(startedMs + offsetMs);

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  const { accountId: other } = await platform.makeAccount();
  viewer = await makeViewer(platform, account, 'Vera');
  const { db } = platform;
  for (const accountId of [account, other]) {
    const asset = { accountId, id: 'reel', durationSeconds: 30, heights: [360], captions: [] };
    await db.insert(mediaAssets).values({ ...asset, createdDate: new Date() });
  }
  const make = (contentId: string, rest: Partial<Parameters<typeof makeContent>[2]> = {}) =>
    makeContent(db, account, { contentId, assetId: 'reel', ...rest });
  await make('running');
  await make('members', { isRestricted: true, isLoginRequired: true, plans: ['gold'] });
  for (const id of ['yesterday', 'last-week', 'long-ago', 'tomorrow', 'elsewhere']) await make(id);
  await make('hidden', { isPublished: false });
  await make('series', { videoType: 'MPVP', assetId: null });
  const live = { videoType: 'LIVE', publishTime: at(-DAY_MS), liveExpiryTime: at(DAY_MS) };
  await make('stream', live);
  await make('stream-before', live);
  await make('stream-over', { ...live, liveExpiryTime: at(-HOUR_MS) });
  await make('stream-to-be', { ...live, publishTime: at(HOUR_MS) });

  const now = [at(-HOUR_MS), at(HOUR_MS)] as const;
  // Each programme has a channel of its own, since a channel shows one at a time.
  const onAir = ['running', 'members', 'stream', 'stream-over', 'stream-to-be', 'hidden', 'series'];
  for (const id of onAir) await makeChannel(db, account, { id: `free-${id}`, dated: [[id, ...now]] });
  await makeChannel(db, account, {
    id: 'free',
    dated: [
      ['long-ago', at(-9 * DAY_MS), at(-8 * DAY_MS)],
      ['last-week', at(-7 * DAY_MS - HOUR_MS), at(-7 * DAY_MS + HOUR_MS)],
      ['yesterday', at(-26 * HOUR_MS), at(-25 * HOUR_MS)],
      ['stream-before', at(-3 * HOUR_MS), at(-2 * HOUR_MS)],
      ['tomorrow', at(2 * HOUR_MS), at(3 * HOUR_MS)],
    ],
  });
  await makeChannel(db, account, {
    id: 'paid',
    plans: ['silver'],
    ppvs: ['ticket'],
    dated: [
      ['yesterday', at(-26 * HOUR_MS), at(-25 * HOUR_MS)],
      ['running', ...now],
      ['tomorrow', at(2 * HOUR_MS), at(3 * HOUR_MS)],
    ],
  });
  await makeChannel(db, other, { id: 'theirs', dated: [['running', ...now]] });
});

const watch = (content_id: string, channel_id: string, session?: string) =>
  platform.call('watch', { account, session, params: { content_id }, query: { channel_id } });

describe('a programme of a free channel', () => {
  test.each([
    ['running', 'free-running', 200],
    ['members', 'free-members', 200],
    ['yesterday', 'free', 200],
    ['last-week', 'free', 200],
    ['stream', 'free-stream', 200],
    ['long-ago', 'free', 404],
    ['tomorrow', 'free', 409],
    ['stream-before', 'free', 409],
    ['stream-over', 'free-stream-over', 409],
    ['stream-to-be', 'free-stream-to-be', 409],
    ['elsewhere', 'free', 404],
    ['hidden', 'free-hidden', 404],
    ['series', 'free-series', 404],
    ['nothing', 'free', 404],
    ['running', 'nothing', 404],
    ['running', 'theirs', 404],
    ['running', "' OR 1=1", 422],
  ])('%s on %s: a guest gets %i', async (content, channel, status) => {
    expect((await watch(content, channel)).status).toBe(status);
  });

  test('is open on the channel only: the members’ film itself stays locked', async () => {
    const { body, answer } = await watch('members', 'free-members');
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data.signed_url).toMatch(/\/signed\/members\/\d+\/[\w-]{43}\/media\/reel\/master\.m3u8$/);
    const alone = await platform.call('watch', { account, params: { content_id: 'members' } });
    expect(alone.status).toBe(401);
    expect((await watch('members', 'free-running')).status).toBe(404);
  });

  test('has an address that expires with the programme, before the stream ends', async () => {
    const { body } = await watch('stream', 'free-stream');
    const expiryMs = Number(String(body.data.signed_url).split('/')[5]) * 1000;
    expect(Math.abs(expiryMs - at(HOUR_MS).getTime())).toBeLessThanOrEqual(1000);
  });
});

describe('a programme of a paid channel', () => {
  test('is for viewers with the channel’s plan, although the film itself is free', async () => {
    expect((await watch('running', 'paid')).status).toBe(401);
    expect((await watch('running', 'paid', viewer.session)).status).toBe(403);
    const plan = (id: string, planId: string) => ({
      accountId: account,
      id,
      userId: viewer.userId,
      planId,
      startTime: at(-HOUR_MS),
      endTime: at(HOUR_MS),
    });
    await platform.db.insert(subscriptions).values(plan('wrong', 'gold'));
    expect((await watch('running', 'paid', viewer.session)).status).toBe(403);
    await platform.db.insert(subscriptions).values(plan('right', 'ticket'));
    expect((await watch('running', 'paid', viewer.session)).status).toBe(200);
    expect((await watch('yesterday', 'paid', viewer.session)).status).toBe(200);
    expect((await watch('tomorrow', 'paid', viewer.session)).status).toBe(409);
    expect((await watch('elsewhere', 'paid', viewer.session)).status).toBe(404);
  });

  test('gets the same 401 for a guest whatever is on', async () => {
    for (const id of ['running', 'tomorrow', 'elsewhere']) {
      expect((await watch(id, 'paid')).status).toBe(401);
    }
  });
});

test('a repeating day can be watched as catch-up', async () => {
  const hour = new Date().getUTCHours();
  const past = (hour + 22) % 24;
  await makeChannel(platform.db, account, {
    id: 'loop',
    slots: [
      ['running', hour, hour + 2],
      ['yesterday', past, past + 1],
    ],
  });
  expect((await watch('running', 'loop')).status).toBe(200);
  expect((await watch('yesterday', 'loop')).status).toBe(200);
});

test('a signed address from a channel plays', async () => {
  await platform.bindings.media.put(`${account}/media/reel/master.m3u8`, '#EXTM3U');
  const { body } = await watch('running', 'free-running');
  const [known] = String(body.data.signed_url).split('/signed/');
  expect(known).toMatch(/\.assets\.localhost:8787$/);
  expect((await platform.fetch(String(body.data.signed_url))).status).toBe(200);
});
