import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertViewer } from '#tests/support/members.ts';
import { quickHash } from '#tests/support/quick-password.ts';
import { sessions, users } from '#workers/platform/storage/schema/user.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const EMAIL = 'Ana.Lima@Example.com';
const PASSWORD = '  a pass phrase ñ ';
const passwordHash = quickHash(PASSWORD);
const DAY_MS = 24 * 60 * 60 * 1000;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

interface Auth {
  profile: object;
  user: { _id: string; email_id: string };
  user_session: { session_id: string; session_data: { account_id: string } };
}

/** A viewer who is signed in, and whose password is checked in a moment. */
async function makeViewer() {
  const { accountId: account } = await platform.makeAccount();
  const viewer = { account, name: 'Ana Lima', email: EMAIL, hash: passwordHash };
  await insertViewer(platform.bindings.db, viewer);
  const login = await platform.call('login', { account, body: { email_id: EMAIL, password: PASSWORD } });
  const auth = login.body.data as unknown as Auth;
  return { account, auth, session: auth.user_session.session_id };
}

describe('sign-up', () => {
  test('creates a user who can log in, and stores no password', async () => {
    const { accountId: account } = await platform.makeAccount();
    const signup = await platform.call('signup', {
      account,
      body: { email_id: EMAIL, password: PASSWORD, name: ' Ana Lima ', phone: '', referral_code: null },
    });
    const login = await platform.call('login', { account, body: { email_id: EMAIL, password: PASSWORD } });
    const auth = login.body.data as unknown as Auth;
    expect(signup.status).toBe(200);
    expect(signup.answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(signup.body.data).toMatchObject({
      user: { name: 'Ana Lima', email_id: EMAIL, is_email_verified: false },
    });
    expect(JSON.stringify(signup.body)).not.toContain('scrypt');
    expect(login.answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(auth.user_session.session_data.account_id).toBe(account);
    const [row] = await platform.db.select().from(users).where(eq(users.accountId, account));
    expect(row?.passwordHash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(row?.emailKey).toBe('ana.lima@example.com');
  });

  test('rejects a taken address in any spelling, in the viewer’s language', async () => {
    const { account } = await makeViewer();
    const again = await platform.call('signup', {
      account,
      language: 'es',
      body: { email_id: ' ANA.lima@example.COM ', password: 'some other phrase', name: 'Other' },
    });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('Este correo electrónico ya está registrado.');
    expect(again.body.error).toBe(again.body.message);
  });

  test('of three concurrent requests creates one user', async () => {
    const { accountId: account } = await platform.makeAccount();
    const body = { email_id: 'twin@example.com', password: 'one of the twins', name: 'Twin' };
    const responses = await Promise.all([1, 2, 3].map(() => platform.call('signup', { account, body })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('accepts the same address on another account', async () => {
    await makeViewer();
    const { accountId: account } = await platform.makeAccount();
    const body = { email_id: EMAIL, password: PASSWORD, name: 'Ana Lima' };
    expect((await platform.call('signup', { account, body })).status).toBe(200);
  });

  test.each([
    [{ email_id: 'no-at-sign', password: 'long enough', name: 'N' }, 422],
    [{ email_id: 'a@b', password: 'long enough', name: '   ' }, 422],
    [{ email_id: 'a@b', password: '', name: 'N' }, 422],
    [{ email_id: 'a@b', name: 'N' }, 400],
    [{ email_id: 'a@b', password: 'long enough', name: 'N', is_email_verified: true }, 400],
    ['not json', 400],
  ])('rejects %j', async (body, status) => {
    const { accountId: account } = await platform.makeAccount();
    expect((await platform.call('signup', { account, body })).status).toBe(status);
  });
});

describe('a name', () => {
  const join = async (name: string) => {
    const { accountId: account } = await platform.makeAccount();
    const body = { email_id: EMAIL, password: PASSWORD, name };
    return platform.call('signup', { account, body });
  };

  test.each([
    ['with HTML', '<img src=x onerror=alert(1)> & "co"', '<img src=x onerror=alert(1)> & "co"'],
    ['of a script that joins', 'می\u200cخواهم 👩\u200d🚀', 'می\u200cخواهم 👩\u200d🚀'],
    ['that turns directions around', '\u202eanA\u202c \u2067Lima\u2069', 'anA Lima'],
    ['in two lines', 'Ana\r\nLima\u2028x', 'Ana Lima x'],
    ['in parts', 'Zoe\u0301', 'Zoé'],
  ])('%s is stored as text', async (_, name, stored) => {
    expect((await join(name)).body.data).toMatchObject({ user: { name: stored } });
  });

  test.each([
    ['of 10,000 characters', 'x'.repeat(10_000)],
    ['that nobody can see', '\u200b\u2060 \u202e'],
  ])('%s is rejected', async (_, name) => {
    expect((await join(name)).status).toBe(422);
  });
});

describe('a password', () => {
  const BY_KIND = {
    short: ['7 chars', 'Please use at least 8 characters.'],
    long: ['x'.repeat(257), 'Please use at most 256 characters.'],
    common: ['Password1', 'Too many people use this password. Please choose another one.'],
  } as const;

  test.each(Object.keys(BY_KIND) as (keyof typeof BY_KIND)[])(
    'that is too %s is rejected at its field',
    async (kind) => {
      const { accountId: account } = await platform.makeAccount();
      const [password, error] = BY_KIND[kind];
      const answer = await platform.call('signup', {
        account,
        body: { email_id: EMAIL, password, name: 'Ana' },
      });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ error, code: `password_${kind}` });
      const translations = await Promise.all(
        ['es', 'fr', 'ar'].map(async (language) => {
          const body = { email_id: EMAIL, password, name: 'Ana' };
          return (await platform.call('signup', { account, language, body })).body.error;
        }),
      );
      expect(new Set([error, ...translations]).size).toBe(4);
    },
  );

  test('of 10,000 characters is rejected before anything is hashed', async () => {
    const { accountId: account } = await platform.makeAccount();
    const body = { email_id: EMAIL, password: 'x'.repeat(10_000), name: 'Ana' };
    expect((await platform.call('signup', { account, body })).status).toBe(422);
    expect(
      (await platform.call('login', { account, body: { email_id: EMAIL, password: body.password } })).status,
    ).toBe(422);
  });

  test('of 256 emoji between blanks is accepted', async () => {
    const { accountId: account } = await platform.makeAccount();
    const password = ` ${'🔑'.repeat(254)} `;
    await platform.call('signup', { account, body: { email_id: EMAIL, password, name: 'Ana' } });
    const login = (tried: string) =>
      platform.call('login', { account, body: { email_id: EMAIL, password: tried } });
    expect((await login(password)).status).toBe(200);
    expect((await login(password.trim())).status).toBe(401);
  });
});

describe('login', () => {
  test('gets the same response for a wrong password and an unknown address', async () => {
    const { account } = await makeViewer();
    const wrong = await platform.call('login', {
      account,
      body: { email_id: EMAIL, password: PASSWORD.trim() },
    });
    const unknown = await platform.call('login', {
      account,
      body: { email_id: 'no@one', password: PASSWORD },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body.error).toBe('The e-mail address or the password is not right.');
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('ignores the spelling of the address', async () => {
    const { account } = await makeViewer();
    const body = { email_id: ` ${EMAIL.toUpperCase()} `, password: PASSWORD };
    expect((await platform.call('login', { account, body })).status).toBe(200);
  });

  test('does not work on another account', async () => {
    await makeViewer();
    const { accountId: account } = await platform.makeAccount();
    const { status } = await platform.call('login', {
      account,
      body: { email_id: EMAIL, password: PASSWORD },
    });
    expect(status).toBe(401);
  });
});

describe('sessions', () => {
  test('return their viewer; only their hash is stored', async () => {
    const { account, session, auth } = await makeViewer();
    for (const name of ['sessionInfo', 'validateSession'] as const) {
      const { body, answer } = await platform.call(name, { account, session });
      expect(answer.kind).toBe('ok');
      const { user, user_session, profile } = auth;
      expect(body.data).toEqual({ user, user_session, profile });
    }
    const rows = await platform.db.select().from(sessions).where(eq(sessions.accountId, account));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(session);
  });

  test.each(['sessionInfo', 'validateSession', 'logout', 'resumeTimestamp'] as const)(
    'of %s must be of its own account',
    async (name) => {
      const { account, session } = await makeViewer();
      const { account: other } = await makeViewer();
      const query = name === 'resumeTimestamp' ? { content_id: 'x' } : undefined;
      expect((await platform.call(name, { account, query })).status).toBe(401);
      expect((await platform.call(name, { account, session: 'guessed', query })).status).toBe(401);
      expect((await platform.call(name, { account, session: 'bad id"', query })).status).toBe(401);
      expect((await platform.call(name, { account: other, session, query })).status).toBe(401);
    },
  );

  test('end one by one with log-out', async () => {
    const { account, session } = await makeViewer();
    const second = await platform.call('login', { account, body: { email_id: EMAIL, password: PASSWORD } });
    expect((await platform.call('logout', { account, session })).body).toEqual({ success: true });
    expect((await platform.call('sessionInfo', { account, session })).status).toBe(401);
    const other = (second.body.data as unknown as Auth).user_session.session_id;
    expect((await platform.call('sessionInfo', { account, session: other })).status).toBe(200);
  });

  test('expire after 30 days', async () => {
    const { account, session } = await makeViewer();
    const [row] = await platform.db.select().from(sessions).where(eq(sessions.accountId, account));
    expect(row && row.expiresTime.getTime() - row.createdDate.getTime()).toBe(30 * DAY_MS);
    await platform.db
      .update(sessions)
      .set({ expiresTime: new Date(Date.now() - 1) })
      .where(eq(sessions.accountId, account));
    expect((await platform.call('sessionInfo', { account, session })).status).toBe(401);
  });

  test('get a new id when they are a day old; the old one works a little longer', async () => {
    const { account, session } = await makeViewer();
    await platform.db
      .update(sessions)
      .set({ createdDate: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(sessions.accountId, account));
    const validated = (await platform.call('validateSession', { account, session })).body
      .data as unknown as Auth;
    const fresh = validated.user_session.session_id;
    expect(fresh).not.toBe(session);
    // A request that was sent with the old id must not end the session of the new one.
    const byOldId = (await platform.call('validateSession', { account, session })).body
      .data as unknown as Auth;
    expect(byOldId.user_session.session_id).toBe(session);
    expect((await platform.call('sessionInfo', { account, session: fresh })).status).toBe(200);
    const rows = await platform.db.select().from(sessions).where(eq(sessions.accountId, account));
    expect(rows).toHaveLength(2);
    const old = rows.find(({ replacedTime }) => replacedTime);
    expect(old && old.expiresTime.getTime() - Date.now()).toBeLessThanOrEqual(5 * 60 * 1000);
  });
});
