import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertViewer } from '#tests/support/members.ts';
import { quickHash } from '#tests/support/quick-password.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { queuedMails } from '#workers/platform/storage/schema/mail.ts';
import { keyIn, makeMailedBrand, PASSWORD } from './account-mail.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { startMailProvider } from './mail-provider.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Number of immediate attempts of a mail. */
const IMMEDIATE_ATTEMPTS = 3;
const NEW_PASSWORD = 'an entirely new one';
const passwordHash = quickHash(PASSWORD);

let platform: TestPlatform;
let api: Awaited<ReturnType<typeof startMailProvider>>;
let controlled: ReturnType<typeof controlledPlatform>;

beforeAll(async () => {
  platform = await startPlatform();
  api = await startMailProvider();
  controlled = controlledPlatform(platform, undefined, {
    provider: 'resend',
    apiKey: 'mail-key',
    from: 'no-reply@mail.marquee.example',
    apiUrl: api.url,
  });
});

beforeEach(() => {
  api.received.length = 0;
});

const failNextSends = () => api.respondWith(...Array(IMMEDIATE_ATTEMPTS).fill(503));

/** A viewer with a new address, to whom nothing was sent yet. */
async function makeMember() {
  const brand = await makeMailedBrand(platform);
  const email_id = `${brand.account}@example.com`;
  const call = (name: Parameters<typeof controlled.call>[0], options = {}) =>
    controlled.call(name, { account: brand.account, ...options });
  const viewer = { account: brand.account, name: 'Ana Lima', email: email_id, hash: passwordHash };
  await insertViewer(platform.bindings.db, viewer);
  const queued = () => platform.db.select().from(queuedMails).where(eq(queuedMails.accountId, brand.account));
  const sent = () =>
    api.received.filter(({ body }) => String(body.to).includes(email_id)).map(({ body }) => toMail(body));
  const signIn = async (password = PASSWORD) => {
    const { status, body } = await call('login', { body: { email_id, password } });
    const data = body.data as { user_session: { session_id: string }; user: { _id: string } } | undefined;
    return { status, session: data?.user_session.session_id ?? '', userId: data?.user._id ?? '' };
  };
  return { ...brand, email_id, call, queued, sent, signIn };
}

const toMail = ({ subject, html, text }: Record<string, unknown>) => ({ subject, html, text }) as Mail;

test('a mail that fails is queued, encrypted, for its next attempt; once sent it is deleted', async () => {
  const { call, queued, sent, email_id, origin } = await makeMember();
  failNextSends();
  expect((await call('forgotPassword', { body: { email_id } })).status).toBe(200);
  const [waiting, ...others] = await queued();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ kind: 'reset', tries: 1 });
  expect(waiting?.dueTime.getTime()).toBe(controlled.clock.ms + MINUTE_MS);
  const key = keyIn(sent()[0] as Mail, origin.replace(':8787', ''));
  for (const secret of [key, email_id, 'Ana']) expect(JSON.stringify(waiting)).not.toContain(secret);

  await controlled.mail();
  expect(sent()).toHaveLength(IMMEDIATE_ATTEMPTS);
  controlled.clock.ms += MINUTE_MS;
  failNextSends();
  await controlled.mail();
  expect(sent()).toHaveLength(2 * IMMEDIATE_ATTEMPTS);
  expect((await queued())[0]).toMatchObject({
    tries: 2,
    dueTime: new Date(controlled.clock.ms + 5 * MINUTE_MS),
  });
  controlled.clock.ms += 5 * MINUTE_MS;
  await controlled.mail();
  expect(await queued()).toEqual([]);
  expect(new Set(sent().map((mail) => JSON.stringify(mail))).size).toBe(1);
  expect((await call('checkResetKey', { body: { reset_key: key } })).status).toBe(200);
});

test('two runs at once send a mail once', async () => {
  const { call, queued, sent, email_id } = await makeMember();
  failNextSends();
  await call('forgotPassword', { body: { email_id } });
  controlled.clock.ms += MINUTE_MS;
  await Promise.all([controlled.mail(), controlled.mail(), controlled.mail()]);
  expect(sent()).toHaveLength(IMMEDIATE_ATTEMPTS + 1);
  expect(await queued()).toEqual([]);
});

test('a mail is dropped when its link is about to expire, and at once when it is rejected', async () => {
  const { call, queued, sent, email_id } = await makeMember();
  failNextSends();
  await call('forgotPassword', { body: { email_id } });
  controlled.clock.ms += HOUR_MS;
  await controlled.mail();
  expect([sent().length, await queued()]).toEqual([IMMEDIATE_ATTEMPTS, []]);
  api.respondWith(422);
  await call('forgotPassword', { body: { email_id } });
  expect([sent().length, await queued()]).toEqual([IMMEDIATE_ATTEMPTS + 1, []]);
});

test('where no mail is sent any more, the sweep deletes expired ones', async () => {
  const { call, queued, email_id } = await makeMember();
  failNextSends();
  await call('forgotPassword', { body: { email_id } });
  controlled.clock.ms += 30 * MINUTE_MS;
  await controlled.sweep();
  expect(await queued()).toHaveLength(1);
  controlled.clock.ms += 15 * MINUTE_MS;
  await controlled.sweep();
  expect(await queued()).toEqual([]);
});

test('a queued mail is deleted once its content is outdated', async () => {
  const { call, queued, sent, email_id, signIn, origin } = await makeMember();
  await call('forgotPassword', { body: { email_id } });
  const reset_key = keyIn(sent()[0] as Mail, origin.replace(':8787', ''));
  failNextSends();
  await call('forgotPassword', { body: { email_id } });
  expect(await queued()).toHaveLength(1);
  await call('resetPassword', { body: { reset_key, password: NEW_PASSWORD } });
  expect(await queued()).toEqual([]);

  const { session } = await signIn(NEW_PASSWORD);
  failNextSends();
  expect((await call('deleteAccount', { session, body: { password: NEW_PASSWORD } })).status).toBe(200);
  expect((await queued())[0]).toMatchObject({ kind: 'deletion_asked' });
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  expect(await queued()).toEqual([]);
});

test('the mail about a requested deletion has its time, in the viewer’s language', async () => {
  const { call, sent, signIn, origin } = await makeMember();
  const { session } = await signIn();
  controlled.clock.ms = Date.parse('2026-11-22T08:30:00Z');
  const again = await signIn();
  await call('deleteAccount', { session: again.session, body: { password: PASSWORD }, language: 'es' });
  const [mail] = sent();
  expect(mail?.subject).toBe('Tu cuenta de Marca se va a eliminar');
  expect(mail?.text).toMatch(/\u206822 de diciembre de 2026\D{1,8}8:30 UTC\u2069/);
  expect(mail?.text).toContain(`${origin.replace(':8787', '')}/login`);
  expect(session).not.toBe(again.session);
});
