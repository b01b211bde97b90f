import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeFor } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import { transactions } from '#workers/platform/storage/schema/payment.ts';
import { plans } from '#workers/platform/storage/schema/plan.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { openSealing } from '#workers/platform/storage/sealing.ts';
import { type Importing, importViewers } from '#workers/platform/viewers/import-viewers.ts';
import { GATEWAY_KEY, MONTH } from './make-shop.ts';
import {
  advance,
  ana,
  buy,
  controlled,
  DAY_MS,
  onlyRenewal,
  openRenewingShop,
  platform,
  START_MS,
  shop,
} from './renewing-shop.ts';
import { viewerCalls } from './viewer-calls.ts';

openRenewingShop();

let calls: ReturnType<typeof viewerCalls>;
/** The clock goes on from test to test. */
let startMs: number;
beforeEach(() => {
  startMs = controlled.clock.ms;
  calls = viewerCalls(controlled.handle, shop.account);
});

const dayAfter = (days: number) => new Date(startMs + days * DAY_MS).toISOString();
const BEN = { email_id: 'ben@example.org', name: 'Ben', plan: MONTH.id };
const CARD = { gateway_customer: 'cus_ben', payment_method: 'pm_ben' };
const plansAndRenewals = async () => ({
  subscriptions: await shop.subscriptions(),
  renewals: await shop.renewals(),
  transactions: await shop.transactions(),
});

async function refund(id: string) {
  await shop.act('Stripe', id, 'refund');
  await platform.db
    .update(transactions)
    .set({ nextCheckTime: new Date(START_MS) })
    .where(eq(transactions.id, id));
  await controlled.checkPayments();
}

const verifyAna = () =>
  platform.db
    .update(users)
    .set({ isEmailVerified: true })
    .where(and(eq(users.accountId, shop.account), eq(users.emailKey, 'ana@example.com')));

const cancel = async (id: string) =>
  expect((await ana.call('cancelRenewal', { query: { subs_renewal_id: id } })).status).toBe(200);

/** What comes in is what is there: nothing is written and, in a year, nothing charged that would not be otherwise. */
async function expectSame(entries: readonly object[]) {
  const before = await plansAndRenewals();
  const results = await calls.post(entries);
  expect(results.map(({ result }) => result)).toEqual(entries.map(() => 'same'));
  expect(await plansAndRenewals()).toEqual(before);
  return results;
}

describe('an export that comes in again', () => {
  test('changes nothing after a purchase, so that a refund ends access', async () => {
    const id = await buy('Stripe');
    const exported = await calls.entries();
    expect(exported).toMatchObject([{ plan: MONTH.id, payment_method: expect.stringMatching(/^pm_/) }]);
    await expectSame(exported);
    await refund(id);
    expect(await ana.activePlans()).toEqual([]);
  });

  test('changes nothing after a renewal, whether it was written before or after', async () => {
    await buy('Stripe');
    const before = await calls.entries();
    await advance(30 * DAY_MS);
    await expectSame(await calls.entries());
    const [result] = await expectSame(before);
    expect(result?.renewal).toBe('automatic');
    await advance(29 * DAY_MS);
    expect(await shop.transactions()).toHaveLength(2);
  });

  test('changes nothing after an imported plan has renewed, so that a refund ends access', async () => {
    await calls.post([{ ...BEN, ...CARD, paid_until: dayAfter(20) }]);
    await advance(20 * DAY_MS);
    const [charge] = await shop.transactions();
    const exported = (await calls.entries()).filter(({ email_id }) => email_id === BEN.email_id);
    expect(exported).toMatchObject([{ ...BEN, paid_until: dayAfter(50) }]);
    await expectSame(exported);
    await refund(charge?.id ?? '');
    await expectSame(exported);
    const [ben] = (await calls.page()).viewers.filter(({ email_id }) => email_id === BEN.email_id);
    expect(ben?.plan).toBeNull();
  });

  test('gives nothing back after a refund, and starts no renewal', async () => {
    const id = await buy('Stripe');
    const exported = await calls.entries();
    await refund(id);
    const [result] = await expectSame(exported);
    expect(result).toMatchObject({ renewal: 'pays-again', is_invited: false });
    expect(result?.notes.join()).toMatch(/refunded on the site/);
    expect(await ana.activePlans()).toEqual([]);
    await advance(40 * DAY_MS);
    expect(await shop.transactions()).toHaveLength(1);
  });

  test('starts no renewal that its viewer has ended on the site', async () => {
    await buy('Stripe');
    const exported = await calls.entries();
    await cancel((await onlyRenewal()).id);
    const [result] = await expectSame(exported);
    expect(result).toMatchObject({ renewal: 'pays-again' });
    expect(result?.notes).toEqual([expect.stringMatching(/the viewer ended it on the site/)]);
    await advance(30 * DAY_MS);
    expect(await shop.transactions()).toHaveLength(1);
    expect(await ana.activePlans()).toEqual([]);
  });

  test('leaves a renewal alone that goes on on the site, whatever card and day are named', async () => {
    await buy('Stripe');
    const before = await onlyRenewal();
    const [entry] = await calls.entries();
    const [result] = await calls.post([{ ...entry, ...CARD, paid_until: dayAfter(10) }]);
    expect(result).toMatchObject({ result: 'same', renewal: 'automatic' });
    expect(result?.notes.join()).toMatch(/goes on already/);
    expect(await onlyRenewal()).toEqual(before);
  });

  test('begins no renewal beside the plan that took its place on the site', async () => {
    await buy('Stripe');
    const exported = await calls.entries();
    await buy('Stripe', 'plan-taxed');
    await expectSame(exported);
  });
});

describe('an imported plan', () => {
  test('follows its file, to another day and another card, until it is charged', async () => {
    await calls.post([{ ...BEN, ...CARD, paid_until: dayAfter(20) }]);
    const [moved] = await calls.post([{ ...BEN, paid_until: dayAfter(10) }]);
    expect(moved).toMatchObject({ result: 'changed', renewal: 'automatic' });
    expect(await onlyRenewal()).toMatchObject({ periodEndTime: new Date(dayAfter(10)) });
    const entry = { ...BEN, ...CARD, payment_method: 'pm_other', paid_until: dayAfter(12) };
    expect(await calls.post([entry])).toMatchObject([{ result: 'changed' }]);
    expect(await calls.post([entry])).toMatchObject([{ result: 'same' }]);
    await advance(12 * DAY_MS - 1);
    expect(await shop.transactions()).toEqual([]);
    await advance(1);
    expect(await shop.transactions()).toHaveLength(1);
    expect(await calls.post([{ ...entry, paid_until: dayAfter(20) }])).toMatchObject([{ result: 'same' }]);
  });

  test('is given to no account whose address was registered and never verified', async () => {
    const entry = { ...BEN, ...CARD, email_id: 'ana@example.com', paid_until: dayAfter(20) };
    const [rejected] = await calls.post([entry]);
    expect(rejected).toMatchObject({ result: 'rejected', faults: [{ path: 'email_id' }] });
    expect(rejected?.faults[0]?.message).toMatch(/without verifying the address/);
    expect(await plansAndRenewals()).toMatchObject({ subscriptions: [], renewals: [] });
    await verifyAna();
    expect(await calls.post([entry])).toMatchObject([{ result: 'changed', renewal: 'automatic' }]);
  });

  test('is named once a request, by its id or by its name', async () => {
    const byId = { ...BEN, paid_until: dayAfter(20) };
    const byName = { ...BEN, plan: ' mes', paid_until: dayAfter(30) };
    const results = await calls.post([byId, byName]);
    expect(results).toMatchObject([{ result: 'created' }, { result: 'rejected' }]);
    expect(results[1]?.faults).toEqual([
      { path: 'plan', message: expect.stringMatching(/"plan-month", .* earlier entry/) },
    ]);
    expect(await shop.subscriptions()).toMatchObject([{ endTime: new Date(dayAfter(20)) }]);
  });

  test('of two with one name is neither', async () => {
    const twin = {
      accountId: shop.account,
      id: 'plan-twin',
      currency: 'INR',
      amountMinor: 1,
      durationDays: 1,
    };
    await platform.db.insert(plans).values({ ...twin, name: { en: 'MONTH ' } });
    const [result] = await calls.post([{ ...BEN, plan: 'Month', paid_until: dayAfter(20) }]);
    expect(result?.result).toBe('rejected');
    expect(result?.faults[0]?.message).toMatch(/plan-month and plan-twin.*give its id/);
    const [byId] = await calls.post([{ ...BEN, plan: 'plan-twin', paid_until: dayAfter(20) }]);
    expect(byId?.result).toBe('created');
  });

  test('is found among 400 plans for 200 viewers', async () => {
    const plan = { accountId: shop.account, currency: 'INR', amountMinor: 1, durationDays: 30 };
    const ids = Array.from({ length: 400 }, (_, at) => `plan-with-a-rather-long-name-of-number-${at}`);
    for (let at = 0; at < ids.length; at += 5)
      await platform.db
        .insert(plans)
        .values(ids.slice(at, at + 5).map((id) => ({ ...plan, id, name: { en: id } })));
    const viewers = Array.from({ length: 200 }, (_, at) => ({
      email_id: `viewer-${at}@example.org`,
      name: `Viewer ${at}`,
      plan: ids[at * 2],
      paid_until: dayAfter(20),
    }));
    await calls.post(viewers, { invite: 'none' });
    const again = await calls.post(viewers, { invite: 'none' });
    expect(again.every(({ result }) => result === 'same')).toBe(true);
  });

  test('is not charged where its viewer ends it, or buys it and ends that, while it comes in again', async () => {
    const entry = { ...BEN, ...CARD, paid_until: dayAfter(20) };
    await calls.post([entry]);
    const { userId, id } = await onlyRenewal();
    const store = storeFor(openDatabase(platform.bindings.db), shop.account);
    const ends = async () => void (await store.renewals.cancel(id, userId, new Date(startMs), null));
    const results = await importBeside(ends, [{ ...entry, paid_until: dayAfter(25) }]);
    expect(results[0]?.notes).toEqual([expect.stringMatching(/the viewer ended it on the site/)]);
    expect(await onlyRenewal()).toMatchObject({
      renewalStatus: 'cancelled',
      dueTime: null,
      sealedMethod: null,
    });

    await verifyAna();
    const anas = { ...entry, email_id: 'ana@example.com', paid_until: dayAfter(90) };
    await importBeside(async () => {
      await buy('Stripe');
      await cancel((await shop.renewals()).find((row) => row.id !== id)?.id ?? '');
    }, [anas]);
    expect((await shop.renewals()).map(({ renewalStatus }) => renewalStatus)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });
});

/** An import with something happening once between what it reads and what it writes. */
async function importBeside(happens: () => Promise<void>, viewers: object[]) {
  const store = storeFor(openDatabase(platform.bindings.db), shop.account);
  let isFirst = true;
  const write: typeof store.viewerList.write = async (...args) => {
    if (isFirst) await happens();
    isFirst = false;
    await store.viewerList.write(...args);
  };
  const [account] = await platform.db.select().from(accounts).where(eq(accounts.accountId, shop.account));
  const importing = {
    store: { ...store, viewerList: { ...store.viewerList, write } },
    account,
    dependencies: {
      payments: { sealing: openSealing(GATEWAY_KEY, 'gateways') },
      outbox: { prepareAll: async (_: unknown, letters: unknown[]) => letters.map(() => null) },
    },
    calledAt: new URL('http://platform.localhost'),
    actor: 'test',
    now: new Date(controlled.clock.ms),
  };
  // Of what the platform has from outside, an import uses these.
  return importViewers(importing as unknown as Importing, { viewers, invite: 'none', dry_run: false });
}
