import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const HOUR_MS = 3_600_000;
const LONGEST_LIFE_MS = 7 * HOUR_MS;
const BYTES = new Uint8Array(1000).map((_, index) => index % 251);
const RENDITION = {
  height: 360,
  width: 640,
  file: '360.mp4',
  codecs: 'avc1.64001e,mp4a.40.2',
  bandwidth: 700_000,
  init: { offset: 0, length: 100 },
  segments: [
    { duration: 2, offset: 100, length: 50 },
    { duration: 2, offset: 150, length: 50 },
  ],
};

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

/** A tenant with the same titles and files as the others, as brands of one studio have. */
async function makeTenant() {
  const account = await platform.makeAccount();
  const { accountId } = account;
  const asset = {
    accountId,
    durationSeconds: 4,
    heights: [360],
    captions: [{ lang: 'en', label: 'English' }],
  };
  await platform.db.insert(mediaAssets).values({ ...asset, id: 'reel', createdDate: new Date() });
  for (const file of ['master.m3u8', '360.m3u8', 'captions/en.vtt']) {
    await platform.bindings.media.put(`${accountId}/media/reel/${file}`, '#EXTM3U\n');
  }
  await platform.bindings.media.put(`${accountId}/media/reel/360.mp4`, BYTES);
  await platform.bindings.media.put(
    `${accountId}/media/reel/asset.json`,
    JSON.stringify({ renditions: [RENDITION] }),
  );
  const make = (contentId: string, rest: object = {}) =>
    makeContent(platform.db, accountId, { contentId, assetId: 'reel', ...rest });
  await make('film');
  await make('other-film');
  await make('member-film', { isRestricted: true, plans: ['gold'] });
  await make('member-stream', { ...running(HOUR_MS), isRestricted: true, plans: ['gold'] });
  await make('stream', running(HOUR_MS));
  const watch = (content_id: string, session?: string) =>
    platform.call('watch', { account: accountId, session, params: { content_id } });
  return { accountId, origin: `http://${account.assetHostname}`, make, watch };
}

const running = (leftMs: number) => ({
  videoType: 'LIVE' as const,
  publishTime: new Date(Date.now() - HOUR_MS),
  liveExpiryTime: new Date(Date.now() + leftMs),
});

type Tenant = Awaited<ReturnType<typeof makeTenant>>;

/** The path of the signed address from a watch call; the host is the tenant's asset host. */
async function addressOf(tenant: Tenant, contentId: string, session?: string): Promise<string> {
  const { status, body } = await tenant.watch(contentId, session);
  expect(status).toBe(200);
  return new URL(String(body.data.signed_url)).pathname;
}

async function statusOf(tenant: Tenant, path: string): Promise<number> {
  const response = await platform.fetch(tenant.origin + path);
  await response.arrayBuffer();
  return response.status;
}

const sibling = (path: string, file: string) => path.replace(/[^/]+$/, file);
const expiryMs = (path: string) => Number(path.split('/')[3]) * 1000;

async function subscribe(tenant: Tenant, userId: string, endMs: number) {
  await platform.db.insert(subscriptions).values({
    accountId: tenant.accountId,
    id: `sub-${userId}`,
    userId,
    planId: 'gold',
    startTime: new Date(Date.now() - HOUR_MS),
    endTime: new Date(endMs),
  });
}

describe('the signed address from a watch call', () => {
  test.each(['film', 'stream'])('opens the playlists and segments of a %s', async (contentId) => {
    const tenant = await makeTenant();
    const path = await addressOf(tenant, contentId);
    expect(await statusOf(tenant, path)).toBe(200);
    expect(await statusOf(tenant, sibling(path, '360.m3u8'))).toBe(200);
    expect(await statusOf(tenant, sibling(path, '360.mp4'))).toBe(200);
    expect(expiryMs(path)).toBeGreaterThan(Date.now());
    expect(expiryMs(path)).toBeLessThan(Date.now() + LONGEST_LIFE_MS);
  });

  test.each(['film', 'stream'])('of a %s is rejected at another tenant with the same files', async (id) => {
    const [one, other] = [await makeTenant(), await makeTenant()];
    const path = await addressOf(one, id);
    expect(await addressOf(other, id)).not.toBe(path);
    for (const file of ['master.m3u8', '360.m3u8', '360.mp4']) {
      expect(await statusOf(other, sibling(path, file))).toBe(403);
    }
  });

  test.each([
    ['film', 'other-film'],
    ['film', 'member-film'],
    ['stream', 'member-stream'],
  ])('of %s is rejected for %s, although they share a file', async (own, foreign) => {
    const tenant = await makeTenant();
    const path = await addressOf(tenant, own);
    expect(await statusOf(tenant, path.replace(`/signed/${own}/`, `/signed/${foreign}/`))).toBe(403);
  });

  test('of a stream opens no film, and of a film no stream', async () => {
    const tenant = await makeTenant();
    const stream = await addressOf(tenant, 'stream');
    expect(await statusOf(tenant, stream.replace('/live/', '/media/'))).toBe(403);
    const film = await addressOf(tenant, 'film');
    expect(await statusOf(tenant, film.replace('/media/', '/live/'))).toBe(403);
  });

  test('cannot be given a later expiry', async () => {
    const tenant = await makeTenant();
    for (const id of ['film', 'stream']) {
      const path = await addressOf(tenant, id);
      const longer = path.replace(/\/(\d{10})\//, (_, seconds) => `/${Number(seconds) + 3600}/`);
      expect(await statusOf(tenant, longer)).toBe(403);
    }
  });

  test('of a stream expires with the stream, segments included', async () => {
    const tenant = await makeTenant();
    await tenant.make('closing', running(2500));
    const path = await addressOf(tenant, 'closing');
    expect(expiryMs(path)).toBeLessThanOrEqual(Date.now() + 3500);
    expect(await statusOf(tenant, path)).toBe(200);
    await sleep(4000);
    for (const file of ['master.m3u8', '360.m3u8', '360.mp4']) {
      expect(await statusOf(tenant, sibling(path, file))).toBe(403);
    }
    const { status, body } = await tenant.watch('closing');
    expect([status, body.success]).toEqual([409, false]);
  });
});

describe('a new signed address', () => {
  test.each(['member-film', 'member-stream'])('of %s is not issued without a session', async (contentId) => {
    const tenant = await makeTenant();
    const viewer = await makeViewer(platform, tenant.accountId, `Ana${contentId}`);
    expect((await tenant.watch(contentId)).status).toBe(401);
    await subscribe(tenant, viewer.userId, Date.now() + HOUR_MS);
    await addressOf(tenant, contentId, viewer.session);
    await platform.call('logout', { account: tenant.accountId, session: viewer.session });
    expect((await tenant.watch(contentId, viewer.session)).status).toBe(401);
    expect((await tenant.watch(contentId, 'made-up')).status).toBe(401);
  });

  test('is not issued once the plan has ended', async () => {
    const tenant = await makeTenant();
    const viewer = await makeViewer(platform, tenant.accountId, 'Bo');
    await subscribe(tenant, viewer.userId, Date.now() + 2000);
    await addressOf(tenant, 'member-film', viewer.session);
    await sleep(2500);
    expect((await tenant.watch('member-film', viewer.session)).status).toBe(403);
    expect((await tenant.watch('member-stream', viewer.session)).status).toBe(403);
  });

  test('is not issued once the plan was revoked', async () => {
    const tenant = await makeTenant();
    const viewer = await makeViewer(platform, tenant.accountId, 'Cy');
    await subscribe(tenant, viewer.userId, Date.now() + HOUR_MS);
    await addressOf(tenant, 'member-film', viewer.session);
    const own = and(eq(subscriptions.accountId, tenant.accountId), eq(subscriptions.userId, viewer.userId));
    await platform.db.update(subscriptions).set({ revokedTime: new Date() }).where(own);
    expect((await tenant.watch('member-film', viewer.session)).status).toBe(403);
  });

  test('is not issued for another tenant’s session or its plan of the same name', async () => {
    const [one, other] = [await makeTenant(), await makeTenant()];
    const viewer = await makeViewer(platform, one.accountId, 'Di');
    await subscribe(one, viewer.userId, Date.now() + HOUR_MS);
    await addressOf(one, 'member-film', viewer.session);
    expect((await other.watch('member-film', viewer.session)).status).toBe(401);
    const own = await makeViewer(platform, other.accountId, 'Ed');
    expect((await other.watch('member-film', own.session)).status).toBe(403);
  });
});
