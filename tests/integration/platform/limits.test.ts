import { beforeAll, describe, expect, test } from 'vitest';
import { openPlatform } from '#cli/local/site.ts';
import { insertViewer } from '#tests/support/members.ts';
import { copyOfState } from '#tests/support/prepared-state.ts';
import { makeMailedBrand, PASSWORD } from './account-mail.ts';
import { makeViewer } from './make-viewer.ts';
import { ADMIN_TOKEN, SIGNING_KEY, startPlatform, type TestPlatform } from './start-platform.ts';

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});

/** The headers of a request from this IP address. */
const from = (address: string) => ({ 'CF-Connecting-IP': address });

function expectWait(
  answer: { status: number; headers: { get(name: string): string | null } },
  seconds: number,
) {
  expect(answer.status).toBe(429);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(seconds - 120);
  expect(wait).toBeLessThanOrEqual(seconds);
}

async function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index++) results.push(await act(index));
  return results;
}

/** Viewers whose passwords are checked in a moment, so that fifty guesses are. */
async function makeViewers(account: string, count: number) {
  for (let index = 0; index < count; index++) await makeViewer(platform, account, `viewer${index}`);
}

describe('logging in', () => {
  test('is limited to ten attempts an address in fifteen minutes; then no password is hashed', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    const wrong = await times(10, () => brand.login(email_id.toUpperCase(), 'not this one'));
    expect(wrong.map(({ status }) => status)).toEqual(Array(10).fill(401));
    const startedMs = performance.now();
    const right = await times(5, () => brand.login(email_id));
    const rejectedMs = (performance.now() - startedMs) / 5;
    for (const answer of right) expectWait(answer, QUARTER_SECONDS);
    expect(right[0]?.body.message).toMatch(/^Too many tries\. Please try again in 1[45] minutes\.$/);
    // No password is hashed: a hash alone takes longer.
    const hashingMs = performance.now();
    await brand.login('somebody@else.example');
    expect(rejectedMs).toBeLessThan(performance.now() - hashingMs);
  });

  test('is counted for unknown addresses, too, and for each brand by itself', async () => {
    const [mine, theirs] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    const { email_id } = await theirs.join();
    await times(10, () => mine.login(email_id, 'not this one'));
    expectWait(await mine.login(email_id), QUARTER_SECONDS);
    expect((await theirs.login(email_id)).status).toBe(200);
    expect((await mine.login('other@example.com')).status).toBe(401);
  });

  test('resets the count when the password is right', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    await times(9, () => brand.login(email_id, 'not this one'));
    expect((await brand.login(email_id)).status).toBe(200);
    const again = await times(10, () => brand.login(email_id, 'not this one'));
    expect(again.map(({ status }) => status)).toEqual(Array(10).fill(401));
  });

  test('lets ten of thirty concurrent attempts through', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => brand.login(email_id, 'not this one')),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('is limited to fifty attempts an IP address, over all brands and whatever its headers', async () => {
    const brands = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    for (const { account } of brands) await makeViewers(account, 10);
    const login = (index: number, address = '203.0.113.50') =>
      brands[index % 2]?.login(`viewer${index % 10}@example.com`, 'not this one', {
        ...from(address),
        viewer_address: `198.51.100.${index}`,
        'X-Forwarded-For': `198.51.100.${index}`,
      });
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => login(index)));
    expect(guesses.map((answer) => answer?.status)).toEqual(Array(50).fill(401));
    const limited = await login(50);
    if (limited) expectWait(limited, QUARTER_SECONDS);
    expect((await login(51, '203.0.113.51'))?.status).toBe(401);
  });

  test('does not count attempts of a limited IP address for the e-mail address', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    await makeViewers(brand.account, 10);
    const guess = (index: number) =>
      brand.login(`viewer${index % 10}@example.com`, 'not this one', from('203.0.113.60'));
    await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
    for (const answer of await times(12, () => brand.login(email_id, 'wrong', from('203.0.113.60'))))
      expect(answer.status).toBe(429);
    expect((await brand.login(email_id)).status).toBe(200);
  });
});

describe('a device on which the viewer has signed in before', () => {
  const wrongTimes = (brand: Awaited<ReturnType<typeof makeMailedBrand>>, email: string, headers = {}) =>
    times(10, () => brand.login(email, 'not this one', headers));

  async function makeDevice() {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    const { body } = await brand.login(email_id);
    const { device_key } = body.data as unknown as { device_key: string };
    return { brand, email_id, device_key, headers: { viewer_devices: `other.key,${device_key}` } };
  }

  test('is let in however often a stranger has tried; the stranger is not', async () => {
    const { brand, email_id, device_key, headers } = await makeDevice();
    const address = from('203.0.113.90');
    await wrongTimes(brand, email_id, address);
    expectWait(await brand.login(email_id), QUARTER_SECONDS);
    const { status, body } = await brand.login(email_id, PASSWORD, { ...headers, ...address });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ device_key });
    expectWait(await brand.login(email_id), QUARTER_SECONDS);
  });

  test('is let in from an IP address that has tried too often', async () => {
    const { brand, email_id, headers } = await makeDevice();
    await makeViewers(brand.account, 10);
    const address = from('203.0.113.91');
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        brand.login(`viewer${index % 10}@example.com`, 'wrong', address),
      ),
    );
    expect((await brand.login(email_id, PASSWORD, address)).status).toBe(429);
    expect((await brand.login(email_id, PASSWORD, { ...address, ...headers })).status).toBe(200);
  });

  test('guesses ten times in fifteen minutes itself, and takes nothing from others', async () => {
    const { brand, email_id, headers } = await makeDevice();
    const guesses = await wrongTimes(brand, email_id, headers);
    expect(guesses.map(({ status }) => status)).toEqual(Array(10).fill(401));
    expectWait(await brand.login(email_id, PASSWORD, headers), QUARTER_SECONDS);
    expect((await brand.login(email_id)).status).toBe(200);
  });

  test('is known for its own address and brand only, and by nothing made up', async () => {
    const { device_key, headers } = await makeDevice();
    const other = await makeMailedBrand(platform);
    const { email_id } = await other.join();
    await wrongTimes(other, email_id);
    const forged = `${device_key.split('.')[0]}.${'A'.repeat(43)}`;
    for (const tried of [headers, { viewer_devices: forged }, { viewer_devices: 'x' }])
      expectWait(await other.login(email_id, PASSWORD, tried), QUARTER_SECONDS);
  });
});

test('the old password can be guessed no more often than at the login', async () => {
  const brand = await makeMailedBrand(platform);
  const { session, userId, email_id } = await brand.join();
  const change = (old_password: string) =>
    brand.call('changePassword', {
      session,
      body: { user_id: userId, old_password, new_password: 'another pass phrase' },
    });
  const guesses = await times(10, () => change('not this one'));
  expect(guesses.map(({ status }) => status)).toEqual(Array(10).fill(422));
  expectWait(await change(PASSWORD), QUARTER_SECONDS);
  expectWait(await brand.login(email_id), QUARTER_SECONDS);
});

test('reset mails are limited to three an hour, for known and unknown addresses', async () => {
  const brand = await makeMailedBrand(platform);
  const known = await brand.join();
  for (const email_id of [known.email_id, 'nobody@example.com']) {
    const responses = await times(3, () => brand.call('forgotPassword', { body: { email_id } }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expectWait(
      await brand.call('forgotPassword', { body: { email_id: email_id.toUpperCase() } }),
      HOUR_SECONDS,
    );
  }
  await brand.mailed('reset', 3);
  expect((await brand.mails()).filter(({ kind }) => kind === 'reset')).toHaveLength(3);
});

test('verification mails are limited to three more an hour', async () => {
  const brand = await makeMailedBrand(platform);
  const { session, email_id } = await brand.register();
  const sendMail = () => brand.call('sendVerifyEmail', { session, body: { email_id } });
  expect((await times(3, sendMail)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expectWait(await sendMail(), HOUR_SECONDS);
});

test('sign-ups are limited to twenty an hour from one IP prefix', async () => {
  const brand = await makeMailedBrand(platform);
  const signup = (index: number) =>
    brand.call('signup', {
      body: { email_id: `new-${index}@example.com`, password: PASSWORD, name: 'New' },
      headers: from('2001:db8:5:5::'.concat(String(index))),
    });
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => signup(index)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expectWait(await signup(20), HOUR_SECONDS);
});

test('counts survive a restart of their Durable Object', async () => {
  const persistTo = await copyOfState('migrated');
  const open = () =>
    openPlatform({
      quiet: true,
      persistTo,
      bindings: { platform: { ADMIN_TOKEN, SIGNING_KEY } },
      onLog: () => {},
    });
  const tryOnce = async (site: Awaited<ReturnType<typeof open>>) => {
    const body = JSON.stringify({ email_id: 'a@b.example', password: 'not this one' });
    const headers = { account_id: 'acc_kept', 'content-type': 'application/json' };
    return site.fetch('platform.localhost', '/api/v1/user/login', { method: 'POST', headers, body });
  };
  const first = await open();
  await first.bindings.db.batch(seedAccount(first.bindings.db, 'acc_kept'));
  const viewer = { account: 'acc_kept', name: 'Ana', email: 'a@b.example' };
  await insertViewer(first.bindings.db, viewer);
  for (let tries = 0; tries < 10; tries++) expect((await tryOnce(first)).status).toBe(401);
  await first.close();
  const second = await open();
  expectWait(await tryOnce(second), QUARTER_SECONDS);
  await second.close();
});

function seedAccount(db: D1Database, accountId: string) {
  return [
    db
      .prepare(
        `INSERT INTO accounts (account_id, status, allowed_languages, default_language, date_format, cf_domain_name,
           asset_hostname, od_resource_allowances, module_permissions, account_metadata, created_date)
         VALUES (?, 'ACTIVE', '[]', 'en', 'DDMMYYYY', 'k.assets.localhost', 'k.assets.localhost', '{}', '{}', '{}', 0)`,
      )
      .bind(accountId),
  ];
}
