import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_EVENTS } from '#app/contract/security.ts';
import { securityEvents, sessions, userKeys, users } from '#workers/platform/storage/schema/user.ts';
import { eventually, keyIn, makeMailedBrand, PASSWORD } from './account-mail.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const lines: string[] = [];

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ onLog: (message) => lines.push(message) });
});

type Brand = Awaited<ReturnType<typeof makeMailedBrand>>;

const eventsOf = (brand: Brand) =>
  platform.db.select().from(securityEvents).where(eq(securityEvents.accountId, brand.account));

async function makeStaff(brand: Brand) {
  const staff = await brand.register('Stella', 'stella@example.com');
  await platform.db
    .update(users)
    .set({ isStaff: true, roles: ['read'] })
    .where(and(eq(users.accountId, brand.account), eq(users.id, staff.userId)));
  return staff;
}

describe('the security events', () => {
  test('contain every kind of event but deletions, and no secret', async () => {
    const brand = await makeMailedBrand(platform);
    const headers = { 'CF-Connecting-IP': '203.0.113.9', 'User-Agent': FIREFOX };
    const { email_id, session, userId } = await brand.register();
    await brand.login(email_id, 'not this one', headers);
    await brand.login('no@one.example', 'not this one', headers);
    const body = { user_id: userId, old_password: 'not this one', new_password: 'second pass phrase' };
    await brand.call('changePassword', { session, body });
    await brand.call('changePassword', { session, body: { ...body, old_password: PASSWORD } });
    await brand.call('sendVerifyEmail', { session, body: { email_id } });
    const verify_key = keyIn(await brand.mailed('verify', 2), brand.origin);
    await brand.call('verifyEmail', { body: { verify_key } });
    await brand.call('forgotPassword', { body: { email_id } });
    const reset_key = keyIn(await brand.mailed('reset'), brand.origin);
    await brand.call('resetPassword', { body: { reset_key, password: 'third pass phrase' } });
    const again = await brand.login(email_id, 'third pass phrase', headers);
    await brand.call('endOtherSessions', { session: again.session });
    await brand.call('ownData', { session: again.session });
    await brand.call('logout', { session: again.session });

    // The deletion of an account is tested in deletion.test.ts.
    const expectedKinds = SECURITY_EVENTS.filter((kind) => !kind.startsWith('deletion'));
    const events = await eventually(async () => {
      const found = await eventsOf(brand);
      return expectedKinds.every((kind) => found.some((event) => event.kind === kind)) ? found : null;
    });
    const rejected = events.filter(({ kind }) => kind === 'login_refused');
    expect(rejected.map((event) => event.userId).sort()).toEqual([userId, null].sort());
    expect(new Set(rejected.map(({ emailHash }) => emailHash)).size).toBe(2);
    expect(new Set(rejected.map(({ ipHash }) => ipHash)).size).toBe(1);
    expect(rejected[0]?.device).toBe('Firefox · Android');
    for (const event of events) if (event.kind !== 'login_refused') expect(event.userId).toBe(userId);

    const everything = `${JSON.stringify(events)}\n${lines.join('\n')}`;
    for (const secret of [
      email_id,
      'no@one.example',
      '203.0.113.9',
      PASSWORD,
      'not this one',
      'second pass phrase',
      'third pass phrase',
      session,
      again.session,
      reset_key,
      verify_key,
      'Ana Lima',
      'scrypt$',
    ]) {
      expect(everything).not.toContain(secret);
    }
  });

  test('hash the same address differently on another brand', async () => {
    const brands = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    const hashes = await Promise.all(
      brands.map(async (brand) => {
        await brand.login('ana@example.com');
        return eventually(async () => (await eventsOf(brand))[0]?.emailHash);
      }),
    );
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('are read by the brand’s staff alone, newest first, paginated', async () => {
    const [brand, other] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    const viewer = await brand.register();
    const staff = await makeStaff(brand);
    const stranger = await makeStaff(other);
    for (let tries = 0; tries < 3; tries++) await brand.login('no@one.example');
    await eventually(async () => (await eventsOf(brand)).length === 7 || null);
    const read = (session: string, query = {}) => brand.call('securityEvents', { session, query });

    const { body, answer } = await read(staff.session);
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    const events = body.data as unknown as { _id: string; kind: string; time: string }[];
    expect(body.total).toBe(7);
    expect(events.map(({ time }) => time)).toEqual(
      events
        .map(({ time }) => time)
        .sort()
        .reverse(),
    );
    const pages = await Promise.all(
      [1, 2, 3, 4].map(
        async (page) => (await read(staff.session, { page: `${page}`, page_size: '2' })).body.data,
      ),
    );
    expect(pages.flatMap((page) => page as unknown as { _id: string }[]).map(({ _id }) => _id)).toEqual(
      events.map(({ _id }) => _id),
    );

    expect((await read(viewer.session)).status).toBe(403);
    expect((await read(stranger.session)).status).toBe(401);
    expect((await brand.call('securityEvents')).status).toBe(401);
  });
});

describe('a session', () => {
  const rowsOf = (brand: Brand) =>
    platform.db.select().from(sessions).where(eq(sessions.accountId, brand.account));

  test('has its device, its start and when it was last used, updated at most once a minute', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    await platform.db.delete(sessions).where(eq(sessions.accountId, brand.account));
    const headers = { 'CF-Connecting-IP': '203.0.113.10', 'User-Agent': FIREFOX };
    const { session } = await brand.login(email_id, PASSWORD, headers);
    const [fresh] = await rowsOf(brand);
    expect(fresh).toMatchObject({ device: 'Firefox · Android', signedInTime: fresh?.createdDate });
    const setSeen = (lastSeenTime: Date) =>
      platform.db.update(sessions).set({ lastSeenTime }).where(eq(sessions.accountId, brand.account));

    const recently = new Date(Date.now() - 30_000);
    await setSeen(recently);
    await brand.call('validateSession', { session });
    expect((await rowsOf(brand))[0]?.lastSeenTime).toEqual(recently);
    await setSeen(new Date(Date.now() - 61_000));
    await brand.call('validateSession', { session });
    await eventually(async () => {
      const seen = (await rowsOf(brand))[0]?.lastSeenTime?.getTime() ?? 0;
      return Date.now() - seen < 30_000 || null;
    });
  });

  test('keeps device and start under a new id', async () => {
    const brand = await makeMailedBrand(platform);
    const { session } = await brand.join();
    const began = new Date(Date.now() - 5 * DAY_MS);
    await platform.db
      .update(sessions)
      .set({ createdDate: began, signedInTime: began, device: 'Safari · iPad' })
      .where(eq(sessions.accountId, brand.account));
    await brand.call('validateSession', { session });
    const next = (await rowsOf(brand)).find(({ replacedTime }) => replacedTime === null);
    expect(next).toMatchObject({ device: 'Safari · iPad', signedInTime: began });
  });
});

test('expired rows of all brands are deleted every hour, others remain', async () => {
  const [mine, theirs] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
  for (const brand of [mine, theirs]) {
    await brand.register();
    await brand.mailed('verify');
    await eventually(async () => (await eventsOf(brand)).length === 2 || null);
  }
  const ago = new Date(Date.now() - 1);
  for (const { account } of [mine, theirs]) {
    await platform.db.update(sessions).set({ expiresTime: ago }).where(eq(sessions.accountId, account));
    await platform.db.update(userKeys).set({ expiresTime: ago }).where(eq(userKeys.accountId, account));
    const old = new Date(Date.now() - 181 * DAY_MS);
    await platform.db
      .update(securityEvents)
      .set({ time: old })
      .where(and(eq(securityEvents.accountId, account), eq(securityEvents.kind, 'signup')));
  }
  const third = await makeMailedBrand(platform);
  const { session } = await third.register();
  await third.mailed('verify');
  const worker = await platform.miniflare.getWorker('marquee-platform');
  expect((await worker.scheduled({ cron: '23 * * * *' })).outcome).toBe('ok');

  for (const { account } of [mine, theirs]) {
    expect(await platform.db.select().from(sessions).where(eq(sessions.accountId, account))).toEqual([]);
    expect(await platform.db.select().from(userKeys).where(eq(userKeys.accountId, account))).toEqual([]);
    const events = await platform.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.accountId, account));
    expect(events.map(({ kind }) => kind)).toEqual(['login']);
  }
  expect((await third.call('sessionInfo', { session })).status).toBe(200);
  expect(await platform.db.select().from(userKeys).where(eq(userKeys.accountId, third.account))).toHaveLength(
    1,
  );
  expect(lines.some((line) => line.includes('"event":"swept"'))).toBe(true);
});
