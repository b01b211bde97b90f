import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { userKeys } from '#workers/platform/storage/schema/user.ts';
import { keyIn, makeMailedBrand, PASSWORD } from './account-mail.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const NEW_PASSWORD = ' an entirely new one ';
const HOUR_MS = 60 * 60 * 1000;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});

describe('changing the password', () => {
  const change = (user_id: string, overrides = {}) => ({
    user_id,
    old_password: PASSWORD,
    new_password: NEW_PASSWORD,
    ...overrides,
  });

  test('ends the other sessions and keeps this one; only the new password, untrimmed, works', async () => {
    const brand = await makeMailedBrand(platform);
    const { userId, session, email_id } = await brand.join();
    const elsewhere = (await brand.login(email_id)).session;
    const { status, body } = await brand.call('changePassword', { session, body: change(userId) });
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await brand.call('sessionInfo', { session })).status).toBe(200);
    expect((await brand.call('sessionInfo', { session: elsewhere })).status).toBe(401);
    expect((await brand.login(email_id)).status).toBe(401);
    expect((await brand.login(email_id, NEW_PASSWORD.trim())).status).toBe(401);
    expect((await brand.login(email_id, NEW_PASSWORD)).status).toBe(200);
    const mail = await brand.mailed('password_changed');
    expect(mail.to.address).toBe(email_id);
    expect(mail.text).toContain(`${brand.origin}/forgot-password`);
  });

  test('needs the old one, and returns its error at its field', async () => {
    const brand = await makeMailedBrand(platform);
    const { userId, session, email_id } = await brand.join();
    const { status, body } = await brand.call('changePassword', {
      session,
      body: change(userId, { old_password: `${PASSWORD} ` }),
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'The current password is not right.', code: 'wrong_password' });
    expect((await brand.login(email_id)).status).toBe(200);
  });

  test('is possible for one’s own account only', async () => {
    const [mine, theirs] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    const me = await mine.join();
    const neighbour = await mine.join('Bo', 'bo@example.com');
    const stranger = await theirs.join();
    for (const user_id of [neighbour.userId, stranger.userId, 'nobody']) {
      expect((await mine.call('changePassword', { session: me.session, body: change(user_id) })).status).toBe(
        404,
      );
    }
    expect((await mine.call('changePassword', { body: change(me.userId) })).status).toBe(401);
    const foreign = { session: stranger.session, body: change(stranger.userId) };
    expect((await mine.call('changePassword', foreign)).status).toBe(401);
    for (const email_id of [me.email_id, neighbour.email_id])
      expect((await mine.login(email_id)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  async function requestKey(brand: Awaited<ReturnType<typeof makeMailedBrand>>, email_id: string, count = 1) {
    const { status } = await brand.call('forgotPassword', { body: { email_id } });
    expect(status).toBe(200);
    return keyIn(await brand.mailed('reset', count), brand.origin);
  }

  test('is replaced with the key of the mail, which ends every session', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id, session } = await brand.join();
    const reset_key = await requestKey(brand, ` ${email_id.toUpperCase()}`);
    expect(reset_key).toMatch(/^[\w-]{43}$/);
    expect((await brand.call('checkResetKey', { body: { reset_key } })).body).toEqual({ success: true });
    const body = { reset_key, password: NEW_PASSWORD };
    expect((await brand.call('resetPassword', { body })).body).toEqual({ success: true });
    expect((await brand.call('sessionInfo', { session })).status).toBe(401);
    expect((await brand.login(email_id)).status).toBe(401);
    expect((await brand.login(email_id, NEW_PASSWORD)).status).toBe(200);
  });

  test('has a key that is stored as a hash, for one hour', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    const reset_key = await requestKey(brand, email_id);
    const rows = await platform.db.select().from(userKeys).where(eq(userKeys.accountId, brand.account));
    const [row] = rows.filter(({ kind }) => kind === 'reset');
    expect(JSON.stringify(rows)).not.toContain(reset_key);
    expect(row && row.expiresTime.getTime() - row.createdDate.getTime()).toBe(HOUR_MS);

    await platform.db
      .update(userKeys)
      .set({ expiresTime: new Date(Date.now() - 1) })
      .where(eq(userKeys.accountId, brand.account));
    for (const name of ['checkResetKey', 'resetPassword'] as const) {
      const body = { reset_key, ...(name === 'resetPassword' ? { password: NEW_PASSWORD } : {}) };
      const { status, body: answer } = await brand.call(name, { body });
      expect([status, answer.message]).toEqual([
        422,
        'This link is no longer valid. Please ask for a new one.',
      ]);
    }
  });

  test('is replaced by one of twenty concurrent requests with the same key', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    const reset_key = await requestKey(brand, email_id);
    const passwords = Array.from({ length: 20 }, (_, index) => `password number ${index}`);
    const responses = await Promise.all(
      passwords.map((password) => brand.call('resetPassword', { body: { reset_key, password } })),
    );
    const winners = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(19);
    expect((await brand.login(email_id, winners[0])).status).toBe(200);
    expect((await brand.call('checkResetKey', { body: { reset_key } })).status).toBe(422);
  });

  test('invalidates all keys of the user when it is replaced, none when a new one is rejected', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    const first = await requestKey(brand, email_id);
    const second = await requestKey(brand, email_id, 2);
    expect(second).not.toBe(first);
    const rejected = await brand.call('resetPassword', { body: { reset_key: second, password: 'short' } });
    expect([rejected.status, rejected.body.error]).toEqual([422, 'Please use at least 8 characters.']);
    expect((await brand.call('checkResetKey', { body: { reset_key: second } })).status).toBe(200);
    await brand.call('resetPassword', { body: { reset_key: second, password: NEW_PASSWORD } });
    expect((await brand.call('checkResetKey', { body: { reset_key: first } })).status).toBe(422);
  });

  test('rejects another brand’s key, and a key of another kind', async () => {
    const [mine, theirs] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    const { email_id } = await mine.register();
    await theirs.join('Ana', email_id);
    const reset_key = await requestKey(mine, email_id);
    const verify_key = keyIn(await mine.mailed('verify'), mine.origin);
    expect((await theirs.call('checkResetKey', { body: { reset_key } })).status).toBe(422);
    const body = { reset_key, password: NEW_PASSWORD };
    expect((await theirs.call('resetPassword', { body })).status).toBe(422);
    expect((await mine.call('checkResetKey', { body: { reset_key: verify_key } })).status).toBe(422);
    expect((await mine.call('verifyEmail', { body: { verify_key: reset_key } })).status).toBe(422);
    expect((await mine.call('checkResetKey', { body: { reset_key } })).status).toBe(200);
  });

  test('gets the same response for an unknown address, and no mail', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    const known = await brand.call('forgotPassword', { body: { email_id } });
    const unknown = await brand.call('forgotPassword', { body: { email_id: 'no@one.example' } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body.message).toBe('Email for password reset sent please check your mailbox');
    await brand.mailed('reset');
    expect((await brand.mails()).map(({ to }) => to.address)).not.toContain('no@one.example');
  });
});
