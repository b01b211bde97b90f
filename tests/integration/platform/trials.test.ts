import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateway } from '#app/contract/payment.ts';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import { gateways, plans } from '#workers/platform/storage/schema/plan.ts';
import {
  advance,
  ana,
  charges,
  controlled,
  DAY_MS,
  expectBalanced,
  HOUR_MS,
  mailKinds,
  mails,
  makeMember,
  newShop,
  onlyRenewal,
  onStep,
  openRenewingShop,
  PASSWORD,
  periods,
  platform,
  shop,
} from './renewing-shop.ts';
import {
  ABLE,
  afterDays,
  begin,
  capture,
  DAYS,
  estimate,
  PLAN,
  saveCard,
  sellTrial,
  startedTrials,
  startTrial,
  UNABLE,
} from './trial-shop.ts';

openRenewingShop();

beforeEach(sellTrial);

describe('a plan with a free trial', () => {
  test('is offered with it: nothing today, its price with tax when the trial ends', async () => {
    const plan = (
      (await ana.call('plans', { query: { is_active: 'true' } })).body.data as { _id: string }[]
    ).find(({ _id }) => _id === PLAN.id);
    expect(plan).toMatchObject({ trial_days: DAYS, tax_rate: 19 });
    expect(await estimate()).toMatchObject({
      transaction_amount: 11.9,
      tax_rate: 19,
      trial: { days: DAYS, end_date: afterDays(DAYS), amount: 11.9 },
      renewal: { date: afterDays(30), amount: 11.9 },
    });
    const guest = await controlled.call('estimation', {
      account: shop.account,
      body: { subscription_id: PLAN.id, discount_code: '', discount_id: '' },
    });
    expect(guest.body.data).toMatchObject({ trial: { days: DAYS } });
  });

  test('is paid at once with a voucher, and by clients that do not know of trials', async () => {
    expect(await estimate(ana, 'QUARTER')).toMatchObject({ transaction_amount: 8.93 });
    expect(await estimate(ana, 'QUARTER')).not.toHaveProperty('trial');
    expect((await begin('Stripe', ana, DAYS, { discount_code: 'QUARTER' })).status).toBe(422);
    const { body } = await begin('Stripe', ana, DAYS, { trial_days: undefined });
    const { _id } = body.data as { _id: string };
    await shop.act('Stripe', _id, 'pay');
    expect((await capture(_id)).body.data).toMatchObject({ purchase: { amount: 11.9 } });
    expect(await shop.charge('Stripe', _id)).toMatchObject({ timesCharged: 1, amount: '1190' });
  });

  test.each(UNABLE)('cannot begin one with %s, which saves nothing without a charge', async (org) => {
    const { status, body } = await begin(org);
    expect([status, body.message]).toEqual([422, expect.stringContaining('tarjeta')]);
    const orgs = (await ana.call('customerOrgs')).body.data as { org: Gateway; trials: boolean }[];
    expect(
      orgs
        .filter(({ trials: can }) => can)
        .map(({ org: able }) => able)
        .sort(),
    ).toEqual([...ABLE].sort());
    expect(await shop.transactions()).toEqual([]);
  });

  test('has none where no verified gateway can begin it', async () => {
    for (const org of ABLE) {
      await platform.db
        .update(gateways)
        .set({ isAccountVerified: false })
        .where(and(eq(gateways.accountId, shop.account), eq(gateways.org, org)));
    }
    const all = (await ana.call('plans', { query: { is_active: 'true' } })).body.data as object[];
    for (const plan of all) expect(plan).not.toHaveProperty('trial_days');
    expect(await estimate()).not.toHaveProperty('trial');
    expect((await begin('Paystack')).status).toBe(422);
  });

  test('is not begun on other terms than the viewer was shown', async () => {
    await platform.db.update(plans).set({ trialDays: 3 }).where(eq(plans.accountId, shop.account));
    expect((await begin('Stripe')).status).toBe(422);
    expect(await shop.transactions()).toEqual([]);
  });
});

describe.each(ABLE)('a free trial with %s', (org) => {
  test('opens the plan for nothing, is charged when it ends, and renews from then on', async () => {
    const startMs = controlled.clock.ms;
    const id = await startTrial(org);
    expect(await ana.activePlans()).toEqual([PLAN.id]);
    expect(await shop.charge(org, id)).toMatchObject({ timesCharged: 0 });
    const [first] = (await ana.call('transactions')).body.data as object[];
    expect(first).toMatchObject({ transaction_amount: 0, trial_days: DAYS, status: true });
    expect(await ana.listed()).toMatchObject([
      {
        trial_end_date: afterDays(DAYS),
        next_renewal_date: afterDays(DAYS),
        amount: 11.9,
        renewal_status: 'ongoing',
      },
    ]);
    expect(await mailKinds()).toEqual(['trial_started']);
    await advance(5 * DAY_MS - 1);
    expect(await mailKinds()).toEqual(['trial_started']);
    await advance(1);
    await advance(HOUR_MS);
    expect(await mailKinds()).toEqual(['trial_ending', 'trial_started']);
    const ending = (await mails()).find(({ kind }) => kind === 'trial_ending');
    expect(ending?.text).toContain('11,90');
    expect(ending?.subject).toContain('prueba gratuita');
    expect(await charges(id)).toEqual([]);
    await advance(2 * DAY_MS - HOUR_MS);
    const [charge, ...others] = await charges(id);
    expect(others).toEqual([]);
    expect(charge).toMatchObject({ state: 'captured', transactionAmountMinor: 1190, trialDays: 0 });
    expect(await shop.charge(org, charge?.id ?? '')).toMatchObject({ timesCharged: 1 });
    expect(await periods()).toEqual([
      [startMs, startMs + DAYS * DAY_MS],
      [startMs + DAYS * DAY_MS, startMs + (DAYS + 30) * DAY_MS],
    ]);
    expect(await mailKinds()).toEqual(['payment_received', 'trial_ending', 'trial_started']);
    expect((await ana.listed())[0]).not.toHaveProperty('trial_end_date');
    await advance(27 * DAY_MS);
    expect(await mailKinds()).toEqual(['payment_received', 'renewal_soon', 'trial_ending', 'trial_started']);
    await advance(3 * DAY_MS);
    expect(await charges(id)).toHaveLength(2);
    await expectBalanced(3);
    const entries = (await shop.ledger()).filter(({ transactionId }) => transactionId === id);
    expect(entries.map(({ amountMinor }) => Math.abs(amountMinor))).toEqual([0, 0, 0, 0]);
  });

  test('that is cancelled keeps its days, and is never charged', async () => {
    const id = await startTrial(org);
    const renewal = await onlyRenewal();
    await ana.call('cancelRenewal', { query: { subs_renewal_id: renewal.id } });
    expect(await mailKinds()).toEqual(['renewal_cancelled', 'trial_started']);
    await advance(6 * DAY_MS);
    expect(await ana.activePlans()).toEqual([PLAN.id]);
    await advance(30 * DAY_MS);
    expect(await ana.activePlans()).toEqual([]);
    expect(await charges(id)).toEqual([]);
    expect(await mailKinds()).toEqual(['renewal_cancelled', 'trial_started']);
    expect(await onlyRenewal()).toMatchObject({ sealedMethod: null, endReason: 'cancelled' });
  });

  test('is begun once, however often it is captured and its webhooks come', async () => {
    const id = await startTrial(org);
    for (const event of await shop.deliveries(org)) expect((await shop.deliver(event)).status).toBe(200);
    await Promise.all([capture(id), capture(id)]);
    controlled.clock.ms += HOUR_MS;
    await controlled.checkPayments();
    expect(await startedTrials()).toHaveLength(1);
    expect(await shop.subscriptions()).toHaveLength(1);
    expect(await shop.renewals()).toHaveLength(1);
    await expectBalanced(1);
  });

  test('begins without the viewer, too, who closed the page after saving the card', async () => {
    await saveCard(org);
    controlled.clock.ms += HOUR_MS;
    await controlled.checkPayments();
    expect(await ana.activePlans()).toEqual([PLAN.id]);
  });

  test('is begun once by a platform that dies at every step of it', async () => {
    expectConsoleError(/crashed/);
    const id = await saveCard(org);
    let crashCount = 0;
    for (let crashStep = 1; crashStep < 60; crashStep += 1) {
      let steps = 0;
      onStep(() => {
        steps += 1;
        if (steps >= crashStep) throw new Error('crashed');
      });
      controlled.clock.ms += HOUR_MS;
      await controlled.checkPayments().catch(() => undefined);
      onStep(() => {});
      expect((await startedTrials()).length).toBe((await shop.subscriptions()).length);
      if (steps < crashStep) break;
      crashCount += 1;
    }
    expect(crashCount).toBeGreaterThan(3);
    expect((await capture(id)).status).toBe(200);
    expect(await startedTrials()).toHaveLength(1);
    expect(await onlyRenewal()).toMatchObject({ renewalStatus: 'ongoing', planId: PLAN.id });
    await expectBalanced(1);
  });

  test('whose first charge is declined goes on as a renewal that failed', async () => {
    const id = await startTrial(org);
    expect(await mailKinds()).toEqual(['trial_started']);
    await shop.setChargeOutcome(org, id, 'decline');
    await advance(5 * DAY_MS);
    expect(await mailKinds()).toEqual(['trial_ending', 'trial_started']);
    await advance(2 * DAY_MS);
    expect(await charges(id)).toMatchObject([{ state: 'failed' }]);
    expect(await mailKinds()).toEqual(['renewal_failed', 'trial_ending', 'trial_started']);
    await shop.setChargeOutcome(org, id, 'approve');
    await advance(2 * DAY_MS);
    expect((await charges(id)).map(({ state }) => state).sort()).toEqual(['captured', 'failed']);
  });

  test('is rejected for a card that has had one, and charges it nothing', async () => {
    await startTrial(org, ana, 'the same card');
    const ben = await makeMember(shop.account, 'Ben');
    expect(await estimate(ben)).toMatchObject({ trial: { days: DAYS } });
    const id = await saveCard(org, ben, 'the same card');
    const { status, body } = await capture(id, ben);
    expect([status, body.message]).toEqual([422, expect.stringContaining('Nothing was charged')]);
    expect((await capture(id, ben)).status).toBe(422);
    expect(await ben.activePlans()).toEqual([]);
    expect(await shop.charge(org, id)).toMatchObject({ timesCharged: 0 });
    expect(await startedTrials()).toHaveLength(1);
    // With another card Ben, who has had none, still may.
    await startTrial(org, ben, 'another card');
    expect(await ben.activePlans()).toEqual([PLAN.id]);
  });
});

describe('one trial a viewer', () => {
  test('counts for all plans, and for viewers who have had a plan', async () => {
    await startTrial('Stripe');
    const used = await estimate();
    expect(used).toMatchObject({ trial_used: true, transaction_amount: 11.9 });
    expect(used).not.toHaveProperty('trial');
    expect((await begin('PayPal')).status).toBe(422);
    const ben = await makeMember(shop.account, 'Ben');
    const bought = await begin('Stripe', ben, DAYS, { subscription_id: 'plan-month', trial_days: undefined });
    const { _id } = bought.body.data as { _id: string };
    await shop.act('Stripe', _id, 'pay');
    await capture(_id, ben);
    expect(await estimate(ben)).toMatchObject({ trial_used: true });
  });

  test('is one in two windows at once', async () => {
    const ids = [await saveCard('Stripe'), await saveCard('PayPal')];
    const results = await Promise.all(ids.map((id) => capture(id)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await startedTrials()).toHaveLength(1);
    expect(await shop.subscriptions()).toHaveLength(1);
  });

  test('stays used by an address whose account was erased', async () => {
    await startTrial('Stripe');
    await ana.call('deleteAccount', { body: { password: PASSWORD } });
    controlled.clock.ms += 31 * DAY_MS;
    await controlled.sweep();
    const again = await makeMember(shop.account, 'Ana');
    expect(await estimate(again)).toMatchObject({ trial_used: true });
    const [row] = await startedTrials();
    expect(JSON.stringify(row)).not.toContain('example.com');
  });

  test('of one brand is none of another’s, and no card is stored that could be read', async () => {
    await startTrial('Stripe', ana, 'the same card');
    const [first] = await startedTrials();
    expect(first?.cardHash).toMatch(/^[\w-]{43}$/);
    await newShop();
    await sellTrial();
    await startTrial('Stripe', ana, 'the same card');
    expect((await startedTrials())[0]?.emailHash).not.toBe(first?.emailHash);
  });
});
