import { randomBytes } from 'node:crypto';
import { fromBase64Json } from '#app/lib/base64-json.ts';
import { insertViewer } from '#tests/support/members.ts';
import { quickHash } from '#tests/support/quick-password.ts';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import type { TestPlatform } from './start-platform.ts';

export const PASSWORD = 'a pass phrase';
const passwordHash = quickHash(PASSWORD);

interface Auth {
  user: { _id: string; is_email_verified: boolean };
  user_session: { session_id: string };
}

const POLL_MS = 25;
const TIMEOUT_MS = 10_000;

/** Polls until a value is found: background work has no other observable end. */
export async function eventually<T>(find: () => Promise<T | null | undefined>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error('the value was not found in time');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A brand with a site of its own, viewers who sign up there, and their mails. */
export async function makeMailedBrand(platform: TestPlatform, overrides = {}) {
  const { accountId: account } = await platform.makeAccount(overrides);
  const slug = `m${randomBytes(5).toString('hex')}`;
  const hostname = `${slug}.localhost`;
  const record = {
    slug,
    account_id: account,
    hostnames: [hostname],
    asset_host: `${slug}.assets.localhost:8787`,
    config_version: 1,
  };
  const registered = await platform.admin('POST', '/tenants', record);
  if (registered.status !== 201) throw new Error(`${slug}: ${await registered.text()}`);
  const origin = `http://${hostname}:8787`;
  type Options = Parameters<TestPlatform['call']>[1];
  const call = (name: Parameters<TestPlatform['call']>[0], options: Options = {}) =>
    platform.call(name, { account, origin, ...options });

  /** Newest first, as the mailbox of a development machine keeps them. */
  async function mails(): Promise<Mail[]> {
    const { keys } = await platform.bindings.tenants.list({ prefix: `mailbox/${account}/` });
    const texts = await Promise.all(keys.map(({ name }) => platform.bindings.tenants.get(name)));
    return texts.flatMap((text) => (text ? [JSON.parse(text) as Mail] : []));
  }

  const mailed = (kind: MailKind, count = 1) =>
    eventually(async () => {
      const found = (await mails()).filter((mail) => mail.kind === kind);
      return found.length >= count ? found[0] : null;
    });

  async function login(email_id: string, password = PASSWORD, headers = {}) {
    const answer = await call('login', { body: { email_id, password }, headers });
    const data = answer.body.data as unknown as Auth | undefined;
    return { ...answer, userId: data?.user._id ?? '', session: data?.user_session.session_id ?? '' };
  }

  /** A viewer who is signed in, whose password is checked in a moment, and who was sent no mail. */
  async function join(name = 'Ana Lima', email_id = `${slug}@example.com`) {
    await insertViewer(platform.bindings.db, { account, name, email: email_id, hash: passwordHash });
    const { session, userId } = await login(email_id);
    return { email_id, session, userId };
  }

  /** The same for one who signs up, and is sent the mail that verifies the address. */
  async function register(name = 'Ana Lima', email_id = `${slug}@example.com`, password = PASSWORD) {
    const signup = await call('signup', { body: { email_id, password, name } });
    if (signup.status !== 200) throw new Error(`Signing up responded with ${signup.status}`);
    await makeQuick(platform, account, email_id, password);
    const { session, userId } = await login(email_id, password);
    return { email_id, session, userId };
  }

  return { account, record, hostname, origin, call, mails, mailed, login, join, register };
}

/** Every later check of the password takes a moment instead of 160 ms of the processor. */
async function makeQuick(platform: TestPlatform, account: string, emailId: string, password: string) {
  const statement = platform.bindings.db.prepare(
    'UPDATE users SET password_hash = ?1 WHERE account_id = ?2 AND lower(email_id) = lower(?3)',
  );
  await statement.bind(quickHash(password), account, emailId).run();
}

/** The key in a mail's link, from its text; both bodies have the same link. */
export function keyIn({ html, text }: Mail, origin: string): string {
  const link = /^https?:\S+$/m.exec(text)?.[0] ?? '';
  if (!html.includes(`href="${link}"`)) throw new Error('the two bodies differ');
  if (!link.startsWith(`${origin}/`)) throw new Error(`the link leads to ${link}`);
  const last = link.split('/').at(-1) ?? '';
  const data = link.includes('/verify-email/') ? (fromBase64Json(last) as { verify_key: string }) : null;
  return data?.verify_key ?? last;
}
