import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ViewerDetail } from '#app/contract/viewer-support.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { MONTH } from './make-shop.ts';
import {
  advance,
  ana,
  buy,
  controlled,
  DAY_MS,
  mails,
  makeMember,
  onlyRenewal,
  openRenewingShop,
  PASSWORD,
  platform,
  shop,
} from './renewing-shop.ts';

openRenewingShop();

/** An owner of the shop, and what they do about Ana. */
async function makeOwner() {
  const name = `Olga${randomUUID().slice(0, 8)}`;
  const owner = await makeMember(shop.account, name);
  await platform.db
    .update(users)
    .set({ roles: ['own'], isStaff: true })
    .where(eq(users.emailKey, `${name.toLowerCase()}@example.com`));
  const [row] = await platform.db.select().from(users).where(eq(users.accountId, shop.account));
  if (row?.name !== 'Ana') throw new Error('Ana is the first');
  const params = { viewer_id: row.id };
  const detail = async () =>
    (await owner.call('viewerDetail', { params })).body.data as unknown as ViewerDetail;
  return {
    ...{ call: owner.call, params, detail },
    refund: (
      payment_id: string,
      password = PASSWORD,
      rest: { amount?: number; refunded_amount?: number } = {},
    ) =>
      owner.call('refundViewerPayment', { params: { ...params, payment_id }, body: { password, ...rest } }),
    plan: { params: { ...params, plan_id: MONTH.id } },
    trail: () => platform.db.select().from(auditEvents).where(eq(auditEvents.subject, row.id)),
  };
}

const inDays = (days: number) => new Date(controlled.clock.ms + days * DAY_MS);

describe('a refund by an owner', () => {
  test.each(['Stripe', 'Razorpay', 'PayPal', 'Paystack'] as const)(
    'gives the money back at %s, ends the plan and its renewal, and is in the trail',
    async (org) => {
      const { refund, detail, trail } = await makeOwner();
      const id = await buy(org);
      expect((await detail()).payments).toMatchObject([
        { _id: id, plan: 'Month', gateway: org, state: 'captured', is_refundable: true },
      ]);
      expect(await ana.activePlans()).toEqual([MONTH.id]);
      const { status, body } = await refund(id);
      expect([status, body.message]).toEqual([200, undefined]);
      expect((await shop.charge(org, id)).status).toBe('refunded');
      expect((await detail()).payments).toMatchObject([{ state: 'refunded', is_refundable: false }]);
      expect(await ana.activePlans()).toEqual([]);
      expect((await shop.renewals()).filter((row) => row.renewalStatus === 'ongoing')).toEqual([]);
      const sum = (await shop.ledger())
        .filter(({ book }) => book === 'receivable')
        .reduce((total, { amountMinor }) => total + amountMinor, 0);
      expect(sum).toBe(0);
      expect(await trail()).toMatchObject([{ action: 'viewer.refund', details: { payment: id } }]);
      expect((await refund(id)).status).toBe(422);
    },
  );

  test('takes the right password, and another viewer has no such payment', async () => {
    const { refund, call, trail } = await makeOwner();
    const id = await buy('Stripe');
    expect((await refund(id, 'a guess')).status).toBe(422);
    const [, owner] = await platform.db.select().from(users).where(eq(users.accountId, shop.account));
    const elsewhere = {
      params: { viewer_id: owner?.id ?? '', payment_id: id },
      body: { password: PASSWORD },
    };
    expect((await call('refundViewerPayment', elsewhere)).status).toBe(404);
    expect((await shop.charge('Stripe', id)).status).not.toBe('refunded');
    expect(await trail()).toEqual([]);
  });

  test('changes nothing while the gateway does not accept it', async () => {
    const { refund, detail } = await makeOwner();
    const id = await buy('Stripe');
    await shop.behave({ holdsMessages: true, down: ['Stripe'] });
    expect((await refund(id)).status).toBe(503);
    await shop.behave({ holdsMessages: true, down: [] });
    expect(await ana.activePlans()).toEqual([MONTH.id]);
    expect((await detail()).payments).toMatchObject([{ state: 'captured', is_refundable: true }]);
    expect((await refund(id)).status).toBe(200);
  });
});

const receivable = async () =>
  (await shop.ledger())
    .filter(({ book }) => book === 'receivable')
    .reduce((total, { amountMinor }) => total + amountMinor, 0);
const onlyPayment = async () => {
  const [row] = await shop.transactions();
  if (!row) throw new Error('Nothing was bought');
  return row;
};

describe('a refund of a part', () => {
  test.each(['Stripe', 'Razorpay', 'PayPal', 'Paystack', 'PayU'] as const)(
    'leaves the plan at %s, is booked and mailed, and two parts may be all of it',
    async (org) => {
      const { refund, detail } = await makeOwner();
      const id = await buy(org);
      const { transactionAmountMinor: paid } = await onlyPayment();
      const { status, body } = await refund(id, PASSWORD, { amount: 2, refunded_amount: 0 });
      expect([status, body.message]).toEqual([200, undefined]);
      expect(body.data).toMatchObject({ state: 'captured', refunded_amount: 2, is_refundable: true });
      expect(await receivable()).toBe(paid - 200);
      expect(await ana.activePlans()).toEqual([MONTH.id]);
      const mail = (await mails()).find(({ kind }) => kind === 'payment_partly_refunded');
      expect(mail?.text).toMatch(/2,00/);
      // Nothing changes by another look at the gateway.
      await advance(DAY_MS);
      expect(await receivable()).toBe(paid - 200);

      const rest = (await refund(id, PASSWORD, { refunded_amount: 2 })).body.data;
      expect(rest).toMatchObject({ state: 'refunded', refunded_amount: paid / 100, is_refundable: false });
      expect(await receivable()).toBe(0);
      expect(await ana.activePlans()).toEqual([]);
      expect((await shop.charge(org, id)).refunds).toHaveLength(2);
      expect((await detail()).payments).toMatchObject([{ state: 'refunded', is_refundable: false }]);
    },
  );

  test('is made once by a form that is sent twice at once, or again', async () => {
    const { refund } = await makeOwner();
    const id = await buy('Paystack');
    const part = { amount: 1, refunded_amount: 0 };
    const sent = await Promise.all([1, 2, 3].map(() => refund(id, PASSWORD, part)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await refund(id, PASSWORD, part)).status).toBe(409);
    expect((await shop.charge('Paystack', id)).refunds).toEqual(['100']);
  });

  test('that was made at the gateway is booked, and not made once more by a form from before', async () => {
    const { refund, detail } = await makeOwner();
    const id = await buy('Stripe');
    const { transactionAmountMinor: paid } = await onlyPayment();
    await shop.act('Stripe', id, 'refund?amount=150');
    expect((await refund(id, PASSWORD, { amount: 1.5, refunded_amount: 0 })).status).toBe(409);
    expect(await receivable()).toBe(paid - 150);
    expect((await detail()).payments).toMatchObject([{ refunded_amount: 1.5, state: 'captured' }]);
    expect((await shop.charge('Stripe', id)).refunds).toEqual(['150']);
  });

  test('is not more than what is left, not nothing, and not finer than the currency', async () => {
    const { refund, trail } = await makeOwner();
    const id = await buy('PayPal');
    for (const amount of [0, 100, 1.005, 1e11])
      expect([amount, (await refund(id, PASSWORD, { amount })).status]).toEqual([amount, 422]);
    expect((await shop.charge('PayPal', id)).refunds).toBeUndefined();
    expect(await trail()).toEqual([]);
  });

  test('that the gateway did not accept can be made again', async () => {
    const { refund } = await makeOwner();
    const id = await buy('PayU');
    await shop.behave({ holdsMessages: true, down: ['PayU'] });
    expect((await refund(id, PASSWORD, { amount: 1 })).status).toBe(503);
    await shop.behave({ holdsMessages: true, down: [] });
    expect((await refund(id, PASSWORD, { amount: 1 })).status).toBe(200);
    expect((await shop.charge('PayU', id)).refunds).toEqual(['1.00']);
  });
});

describe('a plan that renews', () => {
  test('is charged for again after what was given', async () => {
    const { call, plan, detail } = await makeOwner();
    await buy('Stripe');
    const until = inDays(60);
    expect((await call('giveViewerPlan', { ...plan, body: { until: until.toISOString() } })).status).toBe(
      200,
    );
    expect((await detail()).plans).toMatchObject([
      { state: 'running', time: until.toISOString(), next_renewal_date: until.toISOString(), is_given: true },
    ]);
    await advance(45 * DAY_MS);
    expect(await shop.transactions()).toHaveLength(1);
    expect(await ana.activePlans()).toEqual([MONTH.id]);
    await advance(16 * DAY_MS);
    expect(await shop.transactions()).toHaveLength(2);
    expect(await ana.activePlans()).toEqual([MONTH.id]);
  });

  test('is never charged for again once it was ended, and what was paid stays paid', async () => {
    const { call, plan } = await makeOwner();
    await buy('Stripe');
    expect((await call('endViewerPlan', plan)).status).toBe(200);
    expect(await ana.activePlans()).toEqual([]);
    expect(await onlyRenewal()).toMatchObject({
      ...{ renewalStatus: 'cancelled', endReason: 'ended', sealedMethod: null, graceEndTime: null },
    });
    await advance(40 * DAY_MS);
    expect(await shop.transactions()).toMatchObject([{ state: 'captured' }]);
  });
});

describe('the mail that sets a new password', () => {
  test('goes to the viewer in the brand’s language, not its sender’s, and is in the trail', async () => {
    const { call, params, trail } = await makeOwner();
    expect((await call('mailViewerReset', { params, language: 'es' })).status).toBe(200);
    const [mail] = (await mails()).filter(({ kind }) => kind === 'reset');
    expect(mail?.to.address).toBe('ana@example.com');
    expect(mail?.subject).toMatch(/password/i);
    const key = /\/reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1];
    const body = { reset_key: key, password: 'another good phrase' };
    expect((await controlled.call('resetPassword', { account: shop.account, body })).status).toBe(200);
    expect(await trail()).toMatchObject([{ action: 'viewer.reset-mailed' }]);
  });
});
