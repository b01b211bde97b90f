import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Gateway } from '#app/contract/payment.ts';
import { quickHash } from '#tests/support/quick-password.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { renewals } from '#workers/platform/storage/schema/payment.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { GATEWAY_KEY, MONTH, makeShop, type Shop } from './make-shop.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
// Webhook events reach the Worker itself with its real clock; this clock is never behind it.
export const START_MS = Date.now();
export const PASSWORD = 'a good pass phrase';
// Tests that span years sign in every few weeks, so the hash is cheap.
const passwordHash = quickHash(PASSWORD);

// The first two are new for each file, the others for each test.
export let platform: TestPlatform;
export let controlled: ReturnType<typeof controlledPlatform>;
export let shop: Shop;
export let ana: Member;
let step = () => {};

type Member = Awaited<ReturnType<typeof makeMember>>;

/** For the top of a test file: a shop with renewals and its viewer Ana, by the tests' own clock. */
export function openRenewingShop(): void {
  beforeAll(async () => {
    platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY } });
    controlled = controlledPlatform(
      platform,
      START_MS,
      { provider: 'mailbox' },
      { clock: { ms: START_MS }, step: () => step() },
    );
  });

  beforeEach(async () => {
    step = () => {};
    for (const level of ['log', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    // The scheduled job covers all accounts, and would charge the renewals of earlier tests for years.
    await platform.db.update(renewals).set({ renewalStatus: 'cancelled', dueTime: null });
    await newShop();
  });
}

/** Replaces the shop by a new one without payments. */
export async function newShop(): Promise<void> {
  shop = await makeShop(platform);
  ana = await makeMember();
  await shop.behave({ holdsMessages: true });
}

/** Sets a callback before each step of the platform, which may throw like a crash. */
export function onStep(callback: () => void): void {
  step = callback;
}

export async function makeMember(account = shop.account, name = 'Ana') {
  const email_id = `${name.toLowerCase()}@example.com`;
  await platform.db.insert(users).values({
    accountId: account,
    id: randomUUID(),
    name,
    emailId: email_id,
    emailKey: email_id,
    passwordHash,
    createdDate: new Date(controlled.clock.ms),
  });
  const known = { session: '', sinceMs: 0 };
  // A session lasts 30 days, and these tests take longer.
  const session = async () => {
    if (known.session && controlled.clock.ms - known.sinceMs < 20 * DAY_MS) return known.session;
    const { body } = await controlled.call('login', { account, body: { email_id, password: PASSWORD } });
    known.session = (body.data as { user_session: { session_id: string } }).user_session.session_id;
    known.sinceMs = controlled.clock.ms;
    return known.session;
  };
  const signInAgain = () => {
    known.session = '';
    return session();
  };
  const call = async (name: Parameters<typeof controlled.call>[0], options = {}) =>
    controlled.call(name, { account, session: await session(), ...options });
  const activePlans = async () =>
    ((await call('activeSubscriptions')).body.data as { subscription: { _id: string } }[]).map(
      ({ subscription }) => subscription._id,
    );
  const listed = async () => (await call('renewals')).body.data as Record<string, string | number>[];
  return { call, activePlans, listed, signInAgain };
}

export async function start(org: Gateway, planId = MONTH.id, member = ana): Promise<string> {
  const { status, body } = await member.call('createTransaction', {
    language: 'es',
    body: {
      subscription_id: planId,
      discount_code: 'QUARTER',
      discount_id: '',
      customer_gateway_info_id: `gateway-${org}`,
      redirection_url: '/home',
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { _id, initiate_payload } = body.data as {
    _id: string;
    initiate_payload: { url: string; fields?: Record<string, string> };
  };
  const { url, fields } = initiate_payload;
  // PayU's order begins when the viewer's browser posts its form.
  if (fields) await platform.fetch(url, { method: 'POST', body: new URLSearchParams(fields).toString() });
  return _id;
}

export async function buy(org: Gateway, planId = MONTH.id, member = ana): Promise<string> {
  const id = await start(org, planId, member);
  await shop.act(org, id, org === 'PayPal' ? 'approve' : 'pay');
  const capture = await member.call('capturePayment', { body: { transaction_id: id, details: {} } });
  expect(capture.status, JSON.stringify(capture.body)).toBe(200);
  return id;
}

/** Advances the clock and runs the job, which a deployment runs every minute. */
export async function advance(ms: number) {
  controlled.clock.ms += ms;
  await controlled.renew();
}

export async function mails(): Promise<Mail[]> {
  await controlled.mail();
  const { keys } = await platform.bindings.tenants.list({ prefix: `mailbox/${shop.account}/` });
  const texts = await Promise.all(keys.map(({ name }) => platform.bindings.tenants.get(name)));
  return texts.flatMap((text) => (text ? [JSON.parse(text) as Mail] : []));
}

export const mailKinds = async () =>
  (await mails()).flatMap(({ kind }) => (kind === 'verify' ? [] : [kind])).sort();
export const charges = async (first: string) => (await shop.transactions()).filter(({ id }) => id !== first);
export const periods = async () =>
  (await shop.subscriptions())
    .map(({ startTime, endTime }) => [startTime.getTime(), endTime.getTime()])
    .sort(([a = 0], [b = 0]) => a - b);

export async function onlyRenewal() {
  const [renewal, ...others] = await shop.renewals();
  expect(others).toEqual([]);
  if (!renewal) throw new Error('no renewal');
  return renewal;
}

export async function expectBalanced(times: number) {
  const entries = await shop.ledger();
  expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  expect(new Set(entries.map(({ transactionId }) => transactionId)).size).toBe(times);
}
