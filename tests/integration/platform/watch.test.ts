import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Watch } from '#app/contract/content.ts';
import { resumePositions } from '#workers/platform/storage/schema/analytics.ts';
import { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { makeContent, makeFullContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const HOUR_MS = 60 * 60 * 1000;
let platform: TestPlatform;
let account: string;
let origin: string;
let viewer: { session: string; userId: string };

beforeAll(async () => {
  platform = await sharedPlatform();
  const made = await platform.makeAccount();
  account = made.accountId;
  origin = `http://${made.cfDomainName}`;
  await makeFullContent(platform.db, account);
  viewer = await makeViewer(platform, account, 'V');
  const asset = { assetId: 'the-asset' };
  const make = (contentId: string, rest: Partial<Parameters<typeof makeContent>[2]>) =>
    makeContent(platform.db, account, { contentId, ...asset, ...rest });
  const at = (offsetMs: number) => new Date(Date.now() + offsetMs);
  await make('member-only', { isRestricted: true, isLoginRequired: true, plans: ['gold'], ppvs: ['ticket'] });
  await make('login-only', { isLoginRequired: true });
  await make('series', { videoType: 'MPVP', assetId: null });
  await make('soon', { videoType: 'LIVE', publishTime: at(HOUR_MS) });
  await make('now', { videoType: 'LIVE', publishTime: at(-HOUR_MS), liveExpiryTime: at(HOUR_MS) });
  await make('over', { videoType: 'LIVE', publishTime: at(-2 * HOUR_MS), liveExpiryTime: at(-HOUR_MS) });
  await make('over-vod', {
    videoType: 'VOD_LIVE',
    publishTime: at(-2 * HOUR_MS),
    liveExpiryTime: at(-HOUR_MS),
  });
});

test('the address of a third-party stream is returned only to viewers who may play it', async () => {
  const streamLink = 'https://packager.example.com/a/master.m3u8';
  const make = (contentId: string, rest: object) =>
    makeContent(platform.db, account, { contentId, assetId: null, streamLink, ...rest });
  await make('foreign-open', {});
  await make('foreign-login', { isLoginRequired: true });
  await make('foreign-plan', { isRestricted: true, plans: ['gold'] });
  const hasLink = async (content_id: string, session?: string) => {
    const params = { content_id };
    const detail = await platform.call('contentDetail', { account, session, params });
    const body = { filters: { content_ids: [content_id] }, page_size: 1 };
    const list = await platform.call('contentList', { account, session, body });
    const address = await watch(content_id, session);
    return [detail, list, address].map((answer) => JSON.stringify(answer.body).includes(streamLink));
  };
  expect(await hasLink('foreign-open')).toEqual([true, true, true]);
  expect(await hasLink('foreign-login')).toEqual([false, false, false]);
  expect(await hasLink('foreign-login', viewer.session)).toEqual([false, false, true]);
  expect(await hasLink('foreign-plan', viewer.session)).toEqual([false, false, false]);
});

const watch = (content_id: string, session?: string) =>
  platform.call('watch', { account, session, params: { content_id } });

describe('watch', () => {
  test('signs the playlist, the MP4 file for pages without scripts, and the tracks', async () => {
    const { status, body, answer } = await watch('full-film');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    const base = new RegExp(`^${origin}/signed/full-film/\\d+/[\\w-]{43}/media/the-asset/master\\.m3u8$`);
    expect(body.data.signed_url).toMatch(base);
    expect(body.data.progressive_url).toMatch(/\/media\/the-asset\/360\.mp4$/);
    expect(body.data.tracks).toMatchObject([
      { kind: 'captions', lang: 'en', label: 'English' },
      { kind: 'thumbnails' },
    ]);
  });

  test('returns the first segment of each rendition, where it is known', async () => {
    expect((await watch('full-film')).body.data.openings).toEqual([]);
    const segments = [{ offset: 130, length: 70, duration: 2 }];
    const common = { codecs: 'avc1', width: 640, init: { offset: 0, length: 100 }, segments };
    const renditions = [{ ...common, height: 360, file: '360.mp4', bandwidth: 700_000 }];
    // The asset is a new one, as descriptions are cached for a minute.
    await makeContent(platform.db, account, { contentId: 'described', assetId: 'described-asset' });
    const [known] = await platform.db
      .select()
      .from(mediaAssets)
      .where(and(eq(mediaAssets.accountId, account), eq(mediaAssets.id, 'the-asset')));
    if (!known) throw new Error('No asset');
    await platform.db.insert(mediaAssets).values({ ...known, id: 'described-asset' });
    const key = `${account}/media/described-asset/asset.json`;
    await platform.bindings.media.put(key, JSON.stringify({ renditions }));
    const { answer, body } = await watch('described');
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data.openings).toEqual([
      { bandwidth: 700_000, playlist: '360.m3u8', media: '360.mp4', media_bytes: 200 },
    ]);
    await makeContent(platform.db, account, {
      contentId: 'described-live',
      assetId: 'described-asset',
      videoType: 'LIVE',
      publishTime: new Date(Date.now() - HOUR_MS),
      liveExpiryTime: new Date(Date.now() + HOUR_MS),
    });
    const openings = (await watch('described-live')).body.data.openings as NonNullable<Watch['openings']>;
    const [{ upcoming = [], ...startup } = {}] = openings;
    expect(startup).toEqual({
      bandwidth: 700_000,
      playlist: '360.m3u8',
      media: '360.mp4',
      head_bytes: 100,
      media_offset: 130,
      media_bytes: 70,
    });
    // One segment of two seconds, over and over, for half a minute.
    const [first] = upcoming ?? [];
    const afterMs = (upcoming ?? []).map(({ after_ms }) => after_ms);
    expect(upcoming).toEqual(
      afterMs.map((_, index) => ({
        after_ms: (first?.after_ms ?? 0) + 2000 * index,
        media_offset: 130,
        media_bytes: 70,
      })),
    );
    expect(afterMs.length).toBeGreaterThan(13);
    expect(Math.max(...afterMs)).toBeLessThanOrEqual(30_000);
    expect(Math.min(...afterMs)).toBeGreaterThan(0);
  });

  test.each([
    ['member-only', 401],
    ['login-only', 401],
    ['series', 404],
    ['nothing', 404],
    ['soon', 409],
    ['over', 409],
    ['now', 200],
    ['over-vod', 200],
  ])('responds to a guest’s request for %s with %i', async (contentId, status) => {
    expect((await watch(contentId)).status).toBe(status);
  });

  test('plays a live stream from the clock, with an address that expires with it', async () => {
    const { body } = await watch('now');
    expect(body.data.signed_url).toMatch(/\/live\/the-asset\/master\.m3u8$/);
    expect(body.data).not.toHaveProperty('progressive_url');
    const expiry = Number(String(body.data.signed_url).split('/')[5]);
    expect(expiry * 1000).toBeLessThanOrEqual(Date.now() + HOUR_MS + 1000);
  });

  test('responds to a viewer without a plan with 403, with an active one with the address', async () => {
    expect((await watch('member-only', viewer.session)).status).toBe(403);
    expect((await watch('login-only', viewer.session)).status).toBe(200);
    const plan = (id: string, planId: string, startMs: number, endMs: number, revoked = false) => ({
      accountId: account,
      id,
      userId: viewer.userId,
      planId,
      startTime: new Date(Date.now() + startMs),
      endTime: new Date(Date.now() + endMs),
      revokedTime: revoked ? new Date(Date.now() - 1000) : null,
    });
    await platform.db
      .insert(subscriptions)
      .values([
        plan('past', 'gold', -2 * HOUR_MS, -HOUR_MS),
        plan('future', 'gold', HOUR_MS, 2 * HOUR_MS),
        plan('revoked', 'gold', -HOUR_MS, HOUR_MS, true),
        plan('another', 'silver', -HOUR_MS, HOUR_MS),
      ]);
    expect((await watch('member-only', viewer.session)).status).toBe(403);
    await platform.db.insert(subscriptions).values(plan('ticket', 'ticket', -HOUR_MS, HOUR_MS));
    expect((await watch('member-only', viewer.session)).status).toBe(200);

    const active = await platform.call('activeSubscriptions', { account, session: viewer.session });
    expect(active.body.data).toHaveLength(2);
    expect(active.body.data).toEqual(
      expect.arrayContaining([
        { status: true, subscription: { _id: 'silver' } },
        { status: true, subscription: { _id: 'ticket' } },
      ]),
    );
  });

  test('returns the active plans to their owner alone', async () => {
    expect((await platform.call('activeSubscriptions', { account })).status).toBe(401);
    const { accountId } = await platform.makeAccount();
    const stranger = await makeViewer(platform, accountId, 'V');
    const { body } = await platform.call('activeSubscriptions', {
      account: accountId,
      session: stranger.session,
    });
    expect(body.data).toEqual([]);
  });

  test('treats a viewer of another account as a guest', async () => {
    const { accountId } = await platform.makeAccount();
    const stranger = await makeViewer(platform, accountId, 'V');
    expect((await watch('login-only', stranger.session)).status).toBe(401);
  });
});

describe('resume-timestamp', () => {
  test('is 0 at first, and then the viewer’s position', async () => {
    const fetchPosition = () =>
      platform.call('resumeTimestamp', {
        account,
        session: viewer.session,
        query: { content_id: 'full-film' },
      });
    expect((await fetchPosition()).body.data).toEqual({ resume_timestamp: 0 });
    await platform.db.insert(resumePositions).values({
      accountId: account,
      userId: viewer.userId,
      contentId: 'full-film',
      positionSeconds: 42.5,
      modifiedDate: new Date(),
    });
    expect((await fetchPosition()).body.data).toEqual({ resume_timestamp: 42.5 });
    const detail = await platform.call('contentDetail', {
      account,
      session: viewer.session,
      params: { content_id: 'full-film' },
    });
    expect(detail.body.data.resume_timestamp).toBe(42.5);
  });

  test.each([
    [{ content_id: 'nothing' }, 404],
    [{}, 400],
  ])('rejects %j', async (query, status) => {
    const answer = await platform.call('resumeTimestamp', { account, session: viewer.session, query });
    expect(answer.status).toBe(status);
  });
});

test('an asset belongs to one account', async () => {
  const { accountId } = await platform.makeAccount();
  await platform.db.insert(mediaAssets).values({
    accountId,
    id: 'theirs',
    durationSeconds: 1,
    heights: [360],
    captions: [],
    createdDate: new Date(),
  });
  await makeContent(platform.db, account, { contentId: 'borrowed', assetId: 'theirs' });
  expect((await watch('borrowed')).status).toBe(404);
});
