import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { userKeys } from '#workers/platform/storage/schema/user.ts';
import { keyIn, makeMailedBrand } from './account-mail.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});

describe('verifying an address', () => {
  const isVerified = async (brand: Awaited<ReturnType<typeof makeMailedBrand>>, session: string) => {
    const { body } = await brand.call('sessionInfo', { session });
    return (body.data as { user: { is_email_verified: boolean } }).user.is_email_verified;
  };

  test('uses the key of the mail that signing up sends; a second use changes nothing', async () => {
    const brand = await makeMailedBrand(platform);
    const { session, email_id } = await brand.register();
    const mail = await brand.mailed('verify');
    expect(mail.to).toEqual({ name: 'Ana Lima', address: email_id });
    expect(await isVerified(brand, session)).toBe(false);
    const verify_key = keyIn(mail, brand.origin);
    expect((await brand.call('verifyEmail', { body: { verify_key } })).body).toEqual({ success: true });
    expect(await isVerified(brand, session)).toBe(true);
    expect((await brand.call('verifyEmail', { body: { verify_key } })).status).toBe(200);
  });

  test('rejects a made-up key, an expired one and another brand’s', async () => {
    const [mine, theirs] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    const { session } = await mine.register();
    const verify_key = keyIn(await mine.mailed('verify'), mine.origin);
    expect((await theirs.call('verifyEmail', { body: { verify_key } })).status).toBe(422);
    expect((await mine.call('verifyEmail', { body: { verify_key: 'made-up' } })).status).toBe(422);
    await platform.db
      .update(userKeys)
      .set({ expiresTime: new Date(Date.now() - 1) })
      .where(eq(userKeys.accountId, mine.account));
    const expired = await mine.call('verifyEmail', { body: { verify_key } });
    expect([expired.status, expired.body.message]).toEqual([
      422,
      'This link is no longer valid. Please ask for a new one.',
    ]);
    expect(await isVerified(mine, session)).toBe(false);
  });

  test('sends another mail to one’s own address only, until it is verified', async () => {
    const brand = await makeMailedBrand(platform);
    const { session, email_id } = await brand.register();
    const foreign = await brand.call('sendVerifyEmail', { session, body: { email_id: 'bo@example.com' } });
    expect(foreign.status).toBe(422);
    expect((await brand.call('sendVerifyEmail', { body: { email_id } })).status).toBe(401);
    const { status, body } = await brand.call('sendVerifyEmail', { session, body: { email_id } });
    expect([status, body.message]).toEqual([
      200,
      'Mail for Email Verification sent please check your mailbox',
    ]);
    const verify_key = keyIn(await brand.mailed('verify', 2), brand.origin);
    await brand.call('verifyEmail', { body: { verify_key } });
    expect((await brand.call('sendVerifyEmail', { session, body: { email_id } })).status).toBe(409);
  });
});

describe('changing name and phone', () => {
  test('needs one’s own session', async () => {
    const brand = await makeMailedBrand(platform);
    const me = await brand.join();
    const bo = await brand.join('Bo', 'bo@example.com');
    const body = { name: '  Ana\n Maria ', phone: '+34 600' };
    const mine = { session: me.session, query: { user_id: me.userId }, body };
    const { status, body: answer } = await brand.call('updateInfo', mine);
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({ _id: me.userId, name: 'Ana Maria', phone: '+34 600' });
    expect((await brand.call('updateInfo', { ...mine, query: { user_id: bo.userId } })).status).toBe(404);
    expect((await brand.call('updateInfo', { ...mine, session: undefined })).status).toBe(401);
    const shown = await brand.call('sessionInfo', { session: bo.session });
    expect(shown.body.data).toMatchObject({ user: { name: 'Bo' } });
  });

  test.each([
    ['that is empty', '', 422],
    ['that nobody can see', '\u200b\u200d\u202e', 422],
    ['of 10,000 characters', 'x'.repeat(10_000), 422],
    ['that is a number', 7, 400],
  ])('rejects a name %s', async (_, name, status) => {
    const brand = await makeMailedBrand(platform);
    const { session, userId } = await brand.join();
    const answer = await brand.call('updateInfo', { session, query: { user_id: userId }, body: { name } });
    expect(answer.status).toBe(status);
  });
});
