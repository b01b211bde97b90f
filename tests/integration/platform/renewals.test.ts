import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gateway } from '#app/contract/payment.ts';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { plans, renewals } from '#workers/platform/storage/schema/payment.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { GATEWAY_KEY, MONTH, makeShop, type Shop } from './make-shop.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
// Gateways' messages reach the Worker itself, whose clock is the real one: this one is never behind it.
const START_MS = Date.now();
const PASSWORD = 'a good pass phrase';
const RENEWABLE = ['Stripe', 'Paystack', 'PayPal'] as const;

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;
let shop: Shop;
let ana: Member;
/** Called before each step of the platform; a test lets it die there. */
let step = () => {};

type Member = Awaited<ReturnType<typeof makeMember>>;

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
  // The rounds go over all accounts, and what earlier tests have left would be charged for years.
  await platform.db.update(renewals).set({ renewalStatus: 'cancelled', dueTime: null });
  shop = await makeShop(platform);
  ana = await makeMember();
  await shop.behave({ holdsMessages: true });
});

async function makeMember(account = shop.account, name = 'Ana') {
  const email_id = `${name.toLowerCase()}@example.com`;
  await controlled.call('signup', { account, body: { email_id, password: PASSWORD, name, phone: '' } });
  const known = { session: '', sinceMs: 0 };
  // A session holds for 30 days, and these tests take longer.
  const session = async () => {
    if (known.session && controlled.clock.ms - known.sinceMs < 20 * DAY_MS) return known.session;
    const { body } = await controlled.call('login', { account, body: { email_id, password: PASSWORD } });
    known.session = (body.data as { user_session: { session_id: string } }).user_session.session_id;
    known.sinceMs = controlled.clock.ms;
    return known.session;
  };
  const signInAnew = () => {
    known.session = '';
    return session();
  };
  const ask = async (name: Parameters<typeof controlled.call>[0], options = {}) =>
    controlled.call(name, { account, session: await session(), ...options });
  const activePlans = async () =>
    ((await ask('activeSubscriptions')).body.data as { subscription: { _id: string } }[]).map(
      ({ subscription }) => subscription._id,
    );
  const listed = async () => (await ask('renewals')).body.data as Record<string, string | number>[];
  return { ask, activePlans, listed, signInAnew };
}

async function start(org: Gateway, planId = MONTH.id, member = ana): Promise<string> {
  const { status, body } = await member.ask('createTransaction', {
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
  return (body.data as { _id: string })._id;
}

async function buy(org: Gateway, planId = MONTH.id, member = ana): Promise<string> {
  const id = await start(org, planId, member);
  await shop.act(org, id, org === 'PayPal' ? 'approve' : 'pay');
  const capture = await member.ask('capturePayment', { body: { transaction_id: id, details: {} } });
  expect(capture.status, JSON.stringify(capture.body)).toBe(200);
  return id;
}

/** The clock goes on; the round comes by every minute, here only when something may have become due. */
async function go(ms: number) {
  controlled.clock.ms += ms;
  await controlled.renew();
}

async function mails(): Promise<Mail[]> {
  await controlled.mail();
  const { keys } = await platform.bindings.tenants.list({ prefix: `mailbox/${shop.account}/` });
  const texts = await Promise.all(keys.map(({ name }) => platform.bindings.tenants.get(name)));
  return texts.flatMap((text) => (text ? [JSON.parse(text) as Mail] : []));
}

const mailKinds = async () => (await mails()).flatMap(({ kind }) => (kind === 'verify' ? [] : [kind])).sort();
const charges = async (first: string) => (await shop.transactions()).filter(({ id }) => id !== first);
const periods = async () =>
  (await shop.subscriptions())
    .map(({ startTime, endTime }) => [startTime.getTime(), endTime.getTime()])
    .sort(([a = 0], [b = 0]) => a - b);

async function onlyRenewal() {
  const [renewal, ...others] = await shop.renewals();
  expect(others).toEqual([]);
  if (!renewal) throw new Error('no renewal');
  return renewal;
}

async function expectBalanced(times: number) {
  const entries = await shop.ledger();
  expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  expect(new Set(entries.map(({ transactionId }) => transactionId)).size).toBe(times);
}

describe.each(RENEWABLE)('%s', (org) => {
  test('renews on time, at the plan’s own price, again and again', async () => {
    const bought = controlled.clock.ms;
    const first = await buy(org);
    expect(await ana.listed()).toMatchObject([
      {
        subscription_name: 'Month',
        renewal_status: 'ongoing',
        next_renewal_date: new Date(bought + 30 * DAY_MS).toISOString(),
        amount: 7.99,
      },
    ]);
    await go(30 * DAY_MS - 1);
    expect(await charges(first)).toEqual([]);
    for (const period of [1, 2, 3]) {
      await go(period === 1 ? 1 : 30 * DAY_MS);
      const made = await charges(first);
      expect(made).toHaveLength(period);
      for (const charge of made) {
        // The voucher was for the first period.
        expect(charge).toMatchObject({ state: 'captured', discountAmountMinor: 0 });
        expect(charge.transactionAmountMinor).toBe(MONTH.amountMinor);
        expect(await shop.charge(org, charge.id)).toMatchObject({ status: 'paid', timesCharged: 1 });
      }
      expect(await ana.activePlans()).toEqual([MONTH.id]);
    }
    expect(await periods()).toEqual(
      [0, 1, 2, 3].map((at) => [bought + at * 30 * DAY_MS, bought + (at + 1) * 30 * DAY_MS]),
    );
    expect(await onlyRenewal()).toMatchObject({
      renewalStatus: 'ongoing',
      tries: 0,
      lastRenewalDate: new Date(controlled.clock.ms),
      nextRenewalDate: new Date(bought + 4 * 30 * DAY_MS),
    });
    await expectBalanced(4);
  });

  test('tries three times, keeps access for seven days, and ends at the second that it said', async () => {
    const first = await buy(org);
    const end = controlled.clock.ms + 30 * DAY_MS;
    await shop.answerCharges(org, first, 'decline');
    for (const [at, tries] of [
      [end, 1],
      [end + 2 * DAY_MS - 1, 1],
      [end + 2 * DAY_MS, 2],
      [end + 6 * DAY_MS - 1, 2],
      [end + 6 * DAY_MS, 3],
      [end + 6.5 * DAY_MS, 3],
    ] as const) {
      await go(at - controlled.clock.ms);
      expect((await charges(first)).map(({ state }) => state)).toEqual(Array(tries).fill('failed'));
      expect(await ana.activePlans()).toEqual([MONTH.id]);
      const [renewal] = await ana.listed();
      expect(renewal).toMatchObject({
        renewal_status: tries === 3 ? 'cancelled' : 'ongoing',
        grace_end_date: new Date(end + 7 * DAY_MS).toISOString(),
      });
    }
    expect(await onlyRenewal()).toMatchObject({
      endReason: 'unpaid',
      cancellationDate: new Date(end + 6 * DAY_MS),
      sealedMethod: null,
    });
    await go(end + 7 * DAY_MS - 1 - controlled.clock.ms);
    expect(await ana.activePlans()).toEqual([MONTH.id]);
    await go(1);
    expect(await ana.activePlans()).toEqual([]);
    await go(100 * DAY_MS);
    expect(await charges(first)).toHaveLength(3);
    await expectBalanced(1);
  });

  test('charges once when the answer is lost, however long nobody hears of it', async () => {
    for (const silenceMs of [10 * MINUTE_MS, 30 * HOUR_MS]) {
      shop = await makeShop(platform);
      ana = await makeMember();
      const first = await buy(org);
      await shop.answerCharges(org, first, 'lost');
      await go(30 * DAY_MS);
      await shop.behave({ holdsMessages: true, down: [org] });
      await go(silenceMs);
      const [charge, ...others] = await charges(first);
      expect(others).toEqual([]);
      expect(charge?.state).toMatch(/created|pending/);
      expect(await ana.activePlans()).toEqual([MONTH.id]);
      await shop.behave({ holdsMessages: true });
      await go(HOUR_MS);
      expect(await shop.charge(org, charge?.id ?? '')).toMatchObject({ timesCharged: 1 });
      const after = (await shop.transactions()).find(({ id }) => id === charge?.id);
      // PayPal answers a request whose key it has forgotten by saying that the invoice is paid, and nothing more.
      const isLateAtPaypal = org === 'PayPal' && silenceMs > 6 * HOUR_MS;
      expect(after?.state).toMatch(isLateAtPaypal ? /captured|created|pending/ : /captured/);
    }
  });

  test('waits for a charge that takes its time, and for a gateway that says nothing', async () => {
    const first = await buy(org);
    await shop.answerCharges(org, first, 'pending');
    await go(30 * DAY_MS);
    const [charge] = await charges(first);
    expect(charge?.state).toBe('pending');
    await go(HOUR_MS);
    expect(await onlyRenewal()).toMatchObject({ tries: 0, renewalStatus: 'ongoing' });
    await shop.act(org, charge?.id ?? '', 'pay');
    await go(2 * HOUR_MS);
    expect((await charges(first)).map(({ state }) => state)).toEqual(['captured']);
    await shop.behave({ holdsMessages: true, down: [org] });
    await go(29 * DAY_MS);
    await go(DAY_MS);
    await go(2 * DAY_MS);
    expect(await onlyRenewal()).toMatchObject({ tries: 0, renewalStatus: 'ongoing' });
    await shop.behave({ holdsMessages: true });
    await shop.answerCharges(org, first, 'approve');
    await go(2 * HOUR_MS);
    expect((await charges(first)).map(({ state }) => state)).toEqual(['captured', 'captured']);
  });

  test('counts ten messages about one charge once', async () => {
    const first = await buy(org);
    const before = (await shop.messages(org)).map(({ id }) => id);
    await go(30 * DAY_MS);
    const fresh = (await shop.messages(org)).filter(({ id }) => !before.includes(id));
    expect(fresh.length).toBeGreaterThan(0);
    const ten = fresh.flatMap((message) => Array.from({ length: 10 }, () => shop.deliver(message)));
    expect((await Promise.all(ten)).map(({ status }) => status)).toEqual(ten.map(() => 200));
    expect(await charges(first)).toHaveLength(1);
    expect(await periods()).toHaveLength(2);
    await expectBalanced(2);
  });

  test('charges once, wherever the platform dies on the way', async () => {
    expectConsoleError(/died/);
    const first = await buy(org);
    controlled.clock.ms += 30 * DAY_MS;
    let died = 0;
    for (let lives = 1; lives < 100; lives += 1) {
      let steps = 0;
      // Dead is dead: nothing that comes after works either.
      step = () => {
        steps += 1;
        if (steps >= lives) throw new Error('died');
      };
      await controlled.renew().catch(() => undefined);
      if (steps >= lives) died += 1;
      step = () => {};
      const made = await charges(first);
      expect(made.length).toBeLessThanOrEqual(1);
      expect(await periods()).toHaveLength(made[0]?.state === 'captured' ? 2 : 1);
      if (made[0]?.state === 'captured') break;
      // Over the lease of the run that died.
      controlled.clock.ms += 6 * MINUTE_MS;
    }
    expect(died).toBeGreaterThan(8);
    const [charge] = await charges(first);
    expect(charge?.state).toBe('captured');
    expect(await shop.charge(org, charge?.id ?? '')).toMatchObject({ timesCharged: 1 });
    await expectBalanced(2);
  });

  test('ends with a refund, of the first payment or of a renewal', async () => {
    const first = await buy(org);
    await go(30 * DAY_MS);
    const [charge] = await charges(first);
    const before = (await shop.messages(org)).map(({ id }) => id);
    await shop.act(org, charge?.id ?? '', 'refund');
    const fresh = (await shop.messages(org)).filter(({ id }) => !before.includes(id));
    for (const message of fresh) {
      const { status } = await shop.deliver(message);
      expect(status).toBe(200);
    }
    await expect.poll(async () => (await onlyRenewal()).endReason).toBe('refunded');
    expect(await ana.activePlans()).toEqual([]);
    await go(60 * DAY_MS);
    expect(await charges(first)).toHaveLength(1);
    await expectBalanced(2);
  });
});

describe('whatever the gateway, a renewal', () => {
  const org = 'Stripe';

  test('is paid within the grace period from where the paid one ended', async () => {
    const first = await buy(org);
    const end = controlled.clock.ms + 30 * DAY_MS;
    await shop.answerCharges(org, first, 'decline');
    await go(30 * DAY_MS);
    await shop.answerCharges(org, first, 'approve');
    await go(2 * DAY_MS);
    expect((await periods())[1]).toEqual([end, end + 30 * DAY_MS]);
    expect(await onlyRenewal()).toMatchObject({
      renewalStatus: 'ongoing',
      tries: 0,
      nextRenewalDate: new Date(end + 30 * DAY_MS),
    });
    expect(await ana.listed()).not.toMatchObject([{ grace_end_date: expect.anything() }]);
    await expectBalanced(2);
  });

  test('charges once when several runs come at once', async () => {
    const first = await buy(org);
    controlled.clock.ms += 30 * DAY_MS;
    await Promise.all(Array.from({ length: 5 }, () => controlled.renew()));
    expect((await charges(first)).map(({ state }) => state)).toEqual(['captured']);
    expect(await periods()).toHaveLength(2);
    await expectBalanced(2);
  });

  test('does not renew what the viewer cancelled: it is open until its paid end, and no longer', async () => {
    const first = await buy(org);
    const end = controlled.clock.ms + 30 * DAY_MS;
    const { id } = await onlyRenewal();
    await go(5 * DAY_MS);
    const at = new Date(controlled.clock.ms);
    for (const _ of [1, 2, 3]) {
      expect((await ana.ask('cancelRenewal', { query: { subs_renewal_id: id } })).status).toBe(200);
      controlled.clock.ms += HOUR_MS;
    }
    expect(await ana.listed()).toMatchObject([
      { id, renewal_status: 'cancelled', cancellation_date: at.toISOString() },
    ]);
    await go(end - 1 - controlled.clock.ms);
    expect(await ana.activePlans()).toEqual([MONTH.id]);
    await go(1);
    expect(await ana.activePlans()).toEqual([]);
    expect(await charges(first)).toEqual([]);
    expect((await onlyRenewal()).sealedMethod).toBeNull();
  });

  test('gives way to another plan, whose time is added to what was paid', async () => {
    const first = await buy(org);
    await go(10 * DAY_MS);
    const second = await buy(org, 'plan-taxed');
    expect(
      (await shop.renewals()).map(({ planId, renewalStatus, endReason }) => [
        planId,
        renewalStatus,
        endReason,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [MONTH.id, 'cancelled', 'replaced'],
        ['plan-taxed', 'ongoing', null],
      ]),
    );
    expect((await ana.activePlans()).sort()).toEqual([MONTH.id, 'plan-taxed']);
    await go(20 * DAY_MS);
    expect(await ana.activePlans()).toEqual(['plan-taxed']);
    await go(345 * DAY_MS);
    const made = (await charges(first)).filter(({ id }) => id !== second);
    expect(made).toMatchObject([{ planId: 'plan-taxed', taxAmountMinor: 190, transactionAmountMinor: 1190 }]);
  });
});

test.each(['Razorpay', 'PayU'] as const)('%s keeps nothing to charge: its plans just end', async (org) => {
  const id = await start(org);
  if (org === 'PayU') {
    const [row] = await shop.transactions();
    const { url, fields } = (row?.initiatePayload ?? {}) as { url: string; fields: Record<string, string> };
    await platform.fetch(url, { method: 'POST', body: new URLSearchParams(fields).toString() });
  }
  await shop.act(org, id, 'pay');
  await ana.ask('capturePayment', { body: { transaction_id: id, details: {} } });
  expect(await ana.activePlans()).toEqual([MONTH.id]);
  expect(await shop.renewals()).toEqual([]);
  await go(30 * DAY_MS);
  expect(await ana.activePlans()).toEqual([]);
});

test('a ticket renews nothing, and leaves what renews alone', async () => {
  await buy('Stripe');
  await buy('Stripe', 'ticket');
  expect(await onlyRenewal()).toMatchObject({ planId: MONTH.id, renewalStatus: 'ongoing' });
});

test('a plan that is bought again while it renews is charged again only when both have passed', async () => {
  const first = await buy('Stripe');
  const second = await buy('Paystack');
  const ongoing = (await shop.renewals()).filter(({ renewalStatus }) => renewalStatus === 'ongoing');
  expect(ongoing).toMatchObject([
    { gatewayId: 'gateway-Paystack', nextRenewalDate: new Date(controlled.clock.ms + 60 * DAY_MS) },
  ]);
  await go(59 * DAY_MS);
  expect(await shop.transactions()).toHaveLength(2);
  await go(DAY_MS);
  expect((await charges(first)).filter(({ id }) => id !== second)).toMatchObject([
    { gatewayId: 'gateway-Paystack', state: 'captured' },
  ]);
});

test('the plan’s price counts at the time of the charge, and so does its tax', async () => {
  const first = await buy('Stripe');
  await platform.db
    .update(plans)
    .set({ amountMinor: 1000, taxRate: 500, isActive: false })
    .where(eq(plans.accountId, shop.account));
  await go(30 * DAY_MS);
  expect(await charges(first)).toMatchObject([{ transactionAmountMinor: 1050, taxAmountMinor: 50 }]);
});

test('nobody cancels, or sees, what is another’s', async () => {
  await buy('Stripe');
  const { id } = await onlyRenewal();
  const ben = await makeMember(shop.account, 'Ben');
  const other = await makeShop(platform);
  const cy = await makeMember(other.account, 'Cy');
  for (const stranger of [ben, cy]) {
    expect((await stranger.ask('cancelRenewal', { query: { subs_renewal_id: id } })).status).toBe(404);
    expect(await stranger.listed()).toEqual([]);
  }
  const guest = await controlled.call('cancelRenewal', {
    account: shop.account,
    query: { subs_renewal_id: id },
  });
  expect(guest.status).toBe(401);
  expect(await onlyRenewal()).toMatchObject({ renewalStatus: 'ongoing' });
});

test('whoever asked for the end of his account is charged no more; who comes back in time is', async () => {
  const first = await buy('Stripe');
  const ben = await makeMember(shop.account, 'Ben');
  const second = await buy('Stripe', MONTH.id, ben);
  for (const member of [ana, ben]) {
    expect((await member.ask('deleteAccount', { body: { password: PASSWORD } })).status).toBe(200);
  }
  await go(10 * DAY_MS);
  await ben.signInAnew();
  await go(20 * DAY_MS);
  const made = (await shop.transactions()).filter(({ id }) => id !== first && id !== second);
  expect(made).toHaveLength(1);
  const reasons = (await shop.renewals()).map(({ renewalStatus, endReason }) => [renewalStatus, endReason]);
  expect(reasons.sort()).toEqual([
    ['cancelled', 'gone'],
    ['ongoing', null],
  ]);
});

test('an account that is erased leaves nothing that could be charged', async () => {
  await buy('Stripe', 'plan-taxed');
  await ana.ask('deleteAccount', { body: { password: PASSWORD } });
  controlled.clock.ms += 31 * DAY_MS;
  await controlled.sweep();
  expect(await onlyRenewal()).toMatchObject({
    renewalStatus: 'cancelled',
    endReason: 'gone',
    sealedMethod: null,
    nextRenewalDate: null,
  });
});

test('what is charged stands sealed, and in one renewal’s row only', async () => {
  const first = await buy('Stripe');
  const { sealedMethod } = await onlyRenewal();
  expect(sealedMethod).not.toBeNull();
  const charge = await shop.charge('Stripe', first);
  expect(JSON.stringify(await shop.renewals())).not.toContain(`pm_${charge.id.slice(-14)}`);
});

test('one brand’s many renewals do not keep another’s waiting', async () => {
  await buy('Stripe');
  const row = await onlyRenewal();
  const crowded = await platform.makeAccount();
  const many = Array.from({ length: 9 }, (_, at) => ({
    ...row,
    accountId: crowded.accountId,
    id: `ren_${at}`,
    userId: `usr_${at}`,
    dueTime: new Date(START_MS + at),
  }));
  for (let at = 0; at < many.length; at += 3)
    await platform.db.insert(renewals).values(many.slice(at, at + 3));
  const due = await openDirectory(platform.db).dueRenewals(new Date(row.dueTime?.getTime() ?? 0), 4);
  expect(due.map(({ accountId, id }) => [accountId, id])).toEqual([
    [crowded.accountId, 'ren_0'],
    [shop.account, row.id],
    [crowded.accountId, 'ren_1'],
    [crowded.accountId, 'ren_2'],
  ]);
  expect(due[1]?.dueTime).toEqual(row.dueTime);
});

describe('mails', () => {
  test('tell of payment, charge to come, renewal, each once and in the language that was paid in', async () => {
    const first = await buy('Stripe');
    expect(await mailKinds()).toEqual(['payment_received']);
    await go(27 * DAY_MS - 1);
    expect(await mailKinds()).toEqual(['payment_received']);
    await go(1);
    await go(MINUTE_MS);
    await controlled.settle();
    expect(await mailKinds()).toEqual(['payment_received', 'renewal_soon']);
    await go(3 * DAY_MS);
    await go(HOUR_MS);
    expect(await mailKinds()).toEqual(['payment_received', 'payment_received', 'renewal_soon']);
    const soon = (await mails()).find(({ kind }) => kind === 'renewal_soon');
    expect(soon).toMatchObject({
      subject: 'Mes en Marca se renueva pronto',
      to: { address: 'ana@example.com' },
    });
    expect(soon?.text).toContain(`https://${shop.hostname}/subscriptions`);
    const [receipt] = (await mails()).filter(({ text }) => text.includes(first));
    expect(receipt?.text).toContain(`https://${shop.hostname}/transactions/${first}`);
    expect(receipt?.text.replace(/[\u2068\u2069\u00a0]/g, ' ')).toMatch(/Descuento: +-2,00/);
    expect(receipt?.html).toContain('5,99');
  });

  test('tell of a charge that failed, with the next try, the end and the way to pay; then of the end', async () => {
    const first = await buy('Paystack');
    await shop.answerCharges('Paystack', first, 'decline');
    await go(30 * DAY_MS);
    await go(HOUR_MS);
    const failed = (await mails()).filter(({ kind }) => kind === 'renewal_failed');
    expect(failed).toHaveLength(1);
    expect(failed[0]?.text).toContain(`https://${shop.hostname}/payment/${MONTH.id}`);
    for (const days of [2, 4, 1]) {
      await go(days * DAY_MS);
      await controlled.mail();
    }
    const kinds = await mailKinds();
    expect(kinds.filter((kind) => kind === 'renewal_failed')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'renewal_ended')).toHaveLength(1);
  });

  test('tell of a cancellation once, in the language that it was asked in', async () => {
    await buy('PayPal');
    const { id } = await onlyRenewal();
    const cancel = { language: 'en', query: { subs_renewal_id: id } };
    await Promise.all([ana.ask('cancelRenewal', cancel), ana.ask('cancelRenewal', cancel)]);
    const cancelled = (await mails()).filter(({ kind }) => kind === 'renewal_cancelled');
    expect(cancelled.map(({ subject }) => subject)).toEqual(['Month on Brand will not renew']);
  });
});
