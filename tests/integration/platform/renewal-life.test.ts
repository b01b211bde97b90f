import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { renewals, transactions } from '#workers/platform/storage/schema/payment.ts';
import { plans } from '#workers/platform/storage/schema/plan.ts';
import { MONTH, makeShop } from './make-shop.ts';
import {
  advance,
  ana,
  buy,
  charges,
  controlled,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  mailKinds,
  mails,
  makeMember,
  onlyRenewal,
  openRenewingShop,
  PASSWORD,
  platform,
  START_MS,
  shop,
  start,
} from './renewing-shop.ts';

openRenewingShop();

test.each(['Razorpay', 'PayU'] as const)('%s stores nothing to charge: its plans just end', async (org) => {
  const id = await start(org);
  if (org === 'PayU') {
    const [row] = await shop.transactions();
    const { url, fields } = (row?.initiatePayload ?? {}) as { url: string; fields: Record<string, string> };
    await platform.fetch(url, { method: 'POST', body: new URLSearchParams(fields).toString() });
  }
  await shop.act(org, id, 'pay');
  await ana.call('capturePayment', { body: { transaction_id: id, details: {} } });
  expect(await ana.activePlans()).toEqual([MONTH.id]);
  expect(await shop.renewals()).toEqual([]);
  await advance(30 * DAY_MS);
  expect(await ana.activePlans()).toEqual([]);
});

test('a ticket renews nothing, and does not change what renews', async () => {
  await buy('Stripe');
  await buy('Stripe', 'ticket');
  expect(await onlyRenewal()).toMatchObject({ planId: MONTH.id, renewalStatus: 'ongoing' });
});

test('a plan that is bought again while it renews is next charged after both periods', async () => {
  const first = await buy('Stripe');
  const second = await buy('Paystack');
  const ongoing = (await shop.renewals()).filter(({ renewalStatus }) => renewalStatus === 'ongoing');
  expect(ongoing).toMatchObject([
    { gatewayId: 'gateway-Paystack', nextRenewalDate: new Date(controlled.clock.ms + 60 * DAY_MS) },
  ]);
  await advance(59 * DAY_MS);
  expect(await shop.transactions()).toHaveLength(2);
  await advance(DAY_MS);
  expect((await charges(first)).filter(({ id }) => id !== second)).toMatchObject([
    { gatewayId: 'gateway-Paystack', state: 'captured' },
  ]);
});

test('a viewer who pays again after the last failed charge is in no grace period any more', async () => {
  const first = await buy('Stripe');
  await shop.setChargeOutcome('Stripe', first, 'decline');
  for (const days of [30, 2, 4]) await advance(days * DAY_MS);
  expect(await ana.listed()).toMatchObject([
    { renewal_status: 'cancelled', grace_end_date: expect.anything() },
  ]);
  await buy('Stripe');
  const [next, before] = await ana.listed();
  expect(next).toMatchObject({ renewal_status: 'ongoing' });
  expect([next, before].map((each) => each?.grace_end_date)).toEqual([undefined, undefined]);
  await advance(DAY_MS);
  expect(await ana.activePlans()).toEqual([MONTH.id]);
});

test('a charge has the plan’s price and tax at its time', async () => {
  const first = await buy('Stripe');
  await platform.db
    .update(plans)
    .set({ amountMinor: 1000, taxRate: 500, isActive: false })
    .where(eq(plans.accountId, shop.account));
  await advance(30 * DAY_MS);
  expect(await charges(first)).toMatchObject([{ transactionAmountMinor: 1050, taxAmountMinor: 50 }]);
});

test('a renewal is neither visible to nor cancellable by another viewer', async () => {
  await buy('Stripe');
  const { id } = await onlyRenewal();
  const ben = await makeMember(shop.account, 'Ben');
  const other = await makeShop(platform);
  const cy = await makeMember(other.account, 'Cy');
  for (const stranger of [ben, cy]) {
    expect((await stranger.call('cancelRenewal', { query: { subs_renewal_id: id } })).status).toBe(404);
    expect(await stranger.listed()).toEqual([]);
  }
  const guest = await controlled.call('cancelRenewal', {
    account: shop.account,
    query: { subs_renewal_id: id },
  });
  expect(guest.status).toBe(401);
  expect(await onlyRenewal()).toMatchObject({ renewalStatus: 'ongoing' });
});

test('a viewer who requested deletion is not charged until it is cancelled in time', async () => {
  const first = await buy('Stripe');
  const ben = await makeMember(shop.account, 'Ben');
  const second = await buy('Stripe', MONTH.id, ben);
  for (const member of [ana, ben]) {
    expect((await member.call('deleteAccount', { body: { password: PASSWORD } })).status).toBe(200);
  }
  await advance(10 * DAY_MS);
  await ben.signInAgain();
  await advance(20 * DAY_MS);
  const made = (await shop.transactions()).filter(({ id }) => id !== first && id !== second);
  expect(made).toHaveLength(1);
  const reasons = (await shop.renewals()).map(({ renewalStatus, endReason }) => [renewalStatus, endReason]);
  expect(reasons.sort()).toEqual([
    ['cancelled', 'gone'],
    ['ongoing', null],
  ]);
});

test('an erased account leaves nothing that could be charged', async () => {
  await buy('Stripe', 'plan-taxed');
  await ana.call('deleteAccount', { body: { password: PASSWORD } });
  controlled.clock.ms += 31 * DAY_MS;
  await controlled.sweep();
  expect(await onlyRenewal()).toMatchObject({
    renewalStatus: 'cancelled',
    endReason: 'gone',
    sealedMethod: null,
    nextRenewalDate: null,
  });
});

test('a payment method is stored encrypted, in one renewal’s row only', async () => {
  const first = await buy('Stripe');
  const { sealedMethod } = await onlyRenewal();
  expect(sealedMethod).not.toBeNull();
  const charge = await shop.charge('Stripe', first);
  expect(JSON.stringify(await shop.renewals())).not.toContain(`pm_${charge.id.slice(-14)}`);
});

test('one brand’s many renewals do not delay another’s', async () => {
  await buy('Stripe');
  const row = await onlyRenewal();
  const crowdedAccount = await platform.makeAccount();
  const many = Array.from({ length: 9 }, (_, at) => ({
    ...row,
    accountId: crowdedAccount.accountId,
    id: `ren_${at}`,
    userId: `usr_${at}`,
    dueTime: new Date(START_MS + at),
  }));
  for (let at = 0; at < many.length; at += 3)
    await platform.db.insert(renewals).values(many.slice(at, at + 3));
  const due = await openDirectory(platform.db).dueRenewals(new Date(row.dueTime?.getTime() ?? 0), 4);
  expect(due.map(({ accountId, id }) => [accountId, id])).toEqual([
    [crowdedAccount.accountId, 'ren_0'],
    [shop.account, row.id],
    [crowdedAccount.accountId, 'ren_1'],
    [crowdedAccount.accountId, 'ren_2'],
  ]);
  expect(due[1]?.dueTime).toEqual(row.dueTime);
});

describe('mails', () => {
  test('announce payment, upcoming charge and renewal, once each in the payment’s language', async () => {
    const first = await buy('Stripe');
    expect(await mailKinds()).toEqual(['payment_received']);
    await advance(27 * DAY_MS - 1);
    expect(await mailKinds()).toEqual(['payment_received']);
    await advance(1);
    await advance(MINUTE_MS);
    await controlled.checkPayments();
    expect(await mailKinds()).toEqual(['payment_received', 'renewal_soon']);
    await advance(3 * DAY_MS);
    await advance(HOUR_MS);
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

  test('announce a failed charge, with a link to pay, and then the end of the plan', async () => {
    const first = await buy('Paystack');
    await shop.setChargeOutcome('Paystack', first, 'decline');
    await advance(30 * DAY_MS);
    await advance(HOUR_MS);
    const failed = (await mails()).filter(({ kind }) => kind === 'renewal_failed');
    expect(failed).toHaveLength(1);
    expect(failed[0]?.text).toContain(`https://${shop.hostname}/payment/${MONTH.id}`);
    for (const days of [2, 4, 1]) {
      await advance(days * DAY_MS);
      await controlled.mail();
    }
    const kinds = await mailKinds();
    expect(kinds.filter((kind) => kind === 'renewal_failed')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'renewal_ended')).toHaveLength(1);
  });

  test('announce a refund once, however often the gateway reports it', async () => {
    const id = await buy('Stripe');
    await shop.act('Stripe', id, 'refund');
    // A webhook event leaves a check that is due in the next run of the job.
    const isRefunded = eq(transactions.id, id);
    await platform.db
      .update(transactions)
      .set({ nextCheckTime: new Date(START_MS) })
      .where(isRefunded);
    await Promise.all([controlled.checkPayments(), controlled.checkPayments()]);
    expect((await shop.transactions())[0]?.state).toBe('refunded');
    const refunded = (await mails()).filter(({ kind }) => kind === 'payment_refunded');
    expect(refunded.map(({ subject }) => subject)).toEqual(['Tu reembolso de Marca está en camino']);
    expect(refunded[0]?.text.replace(/[\u2068\u2069\u00a0]/g, ' ')).toContain('5,99');
    expect(refunded[0]?.text).toContain(`https://${shop.hostname}/transactions`);
    expect(refunded[0]?.text).toContain(id);
    expect(await ana.activePlans()).toEqual([]);
  });

  test('announce a cancellation once, in the language of its request', async () => {
    await buy('PayPal');
    const { id } = await onlyRenewal();
    const cancel = { language: 'en', query: { subs_renewal_id: id } };
    await Promise.all([ana.call('cancelRenewal', cancel), ana.call('cancelRenewal', cancel)]);
    const cancelled = (await mails()).filter(({ kind }) => kind === 'renewal_cancelled');
    expect(cancelled.map(({ subject }) => subject)).toEqual(['Month on Brand will not renew']);
  });
});
