import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { plans } from '#workers/platform/storage/schema/plan.ts';
import {
  advance,
  ana,
  charges,
  controlled,
  DAY_MS,
  expectBalanced,
  mailKinds,
  makeMember,
  onlyRenewal,
  openRenewingShop,
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
} from './trial-shop.ts';

// What meets a free trial while it begins or runs: purchases, cancellations, other terms, lost cards.

openRenewingShop();

beforeEach(sellTrial);

/** The plan, paid now. */
async function buyNow(org: 'Stripe' | 'PayPal' | 'Razorpay', member = ana): Promise<string> {
  const { body } = await begin(org, member, DAYS, { trial_days: undefined });
  const { _id } = body.data as { _id: string };
  await shop.act(org, _id, org === 'PayPal' ? 'approve' : 'pay');
  expect((await capture(_id, member)).status).toBe(200);
  return _id;
}

const setTrialDays = (trialDays: number) =>
  platform.db.update(plans).set({ trialDays }).where(eq(plans.accountId, shop.account));

describe('a plan bought during its trial', () => {
  test('goes on after it, and its next charge is announced as any renewal is', async () => {
    await startTrial('Stripe');
    await buyNow('Razorpay');
    expect(await ana.listed()).toMatchObject([{ next_renewal_date: afterDays(DAYS + 30) }]);
    expect(await mailKinds()).toEqual(['payment_received', 'trial_started']);
    await advance((DAYS + 27) * DAY_MS);
    expect(await mailKinds()).toEqual(['payment_received', 'renewal_soon', 'trial_started']);
  });

  test.each(ABLE)(
    'after the renewal was cancelled renews by %s from then on, and not at the trial’s end',
    async (org) => {
      const startMs = controlled.clock.ms;
      const trialId = await startTrial(org);
      await ana.call('cancelRenewal', { query: { subs_renewal_id: (await onlyRenewal()).id } });
      const bought = await buyNow(org);
      expect(await periods()).toEqual([
        [startMs, startMs + DAYS * DAY_MS],
        [startMs + DAYS * DAY_MS, startMs + (DAYS + 30) * DAY_MS],
      ]);
      expect(await mailKinds()).toEqual(['payment_received', 'renewal_cancelled', 'trial_started']);
      await advance(DAYS * DAY_MS);
      expect((await charges(trialId)).map(({ id }) => id)).toEqual([bought]);
      expect(await mailKinds()).toEqual(['payment_received', 'renewal_cancelled', 'trial_started']);
      await advance(30 * DAY_MS);
      expect(await charges(trialId)).toHaveLength(2);
      expect(await startedTrials()).toHaveLength(1);
      await expectBalanced(3);
    },
  );
});

describe('a trial whose card is saved', () => {
  test.each(ABLE)('after the plan was bought in another window does not begin at %s', async (org) => {
    const id = await saveCard(org);
    await buyNow(org);
    const { status, body } = await capture(id);
    expect([status, body.message]).toEqual([422, expect.stringContaining('Nothing was charged')]);
    expect(await startedTrials()).toEqual([]);
    expect(await shop.subscriptions()).toHaveLength(1);
    expect(await shop.charge(org, id)).toMatchObject({ timesCharged: 0 });
  });

  test('after its page had expired, and another trial had begun, has ended for good', async () => {
    const id = await saveCard('PayPal');
    await shop.act('PayPal', id, 'expire');
    expect((await capture(id)).status).toBe(422);
    await startTrial('Stripe');
    await shop.act('PayPal', id, 'approve');
    const { status, body } = await capture(id);
    expect([status, body.message]).toEqual([422, expect.stringContaining('Nothing was charged')]);
    const row = (await shop.transactions()).find((each) => each.id === id);
    expect(row).toMatchObject({ state: 'failed', failureReason: 'trial', nextCheckTime: null });
  });

  test.each([0, 30])('begins on the terms that were shown, though the plan has %i days now', async (days) => {
    const id = await saveCard('Stripe');
    await setTrialDays(days);
    expect((await capture(id)).status).toBe(200);
    expect(await ana.listed()).toMatchObject([{ trial_end_date: afterDays(DAYS), amount: 11.9 }]);
  });
});

describe('a trial that runs', () => {
  test.each([0, 30])('ends on its day, though the plan has %i days now', async (days) => {
    const id = await startTrial('Stripe');
    await setTrialDays(days);
    expect(await mailKinds()).toEqual(['trial_started']);
    await advance(5 * DAY_MS);
    expect(await mailKinds()).toEqual(['trial_ending', 'trial_started']);
    await advance(2 * DAY_MS);
    expect(await charges(id)).toMatchObject([{ state: 'captured', transactionAmountMinor: 1190 }]);
  });

  test.each([1, 2, 3])('of %i days is announced two days before its end, or not at all', async (days) => {
    await setTrialDays(days);
    const { body } = await begin('Stripe', ana, days);
    const { _id } = body.data as { _id: string };
    await shop.act('Stripe', _id, 'pay');
    expect((await capture(_id)).status).toBe(200);
    expect(await mailKinds()).toEqual(['trial_started']);
    const isAnnounced = days > 2;
    const silentMs = isAnnounced ? (days - 2) * DAY_MS - 1 : 0;
    await advance(silentMs);
    expect(await mailKinds()).toEqual(['trial_started']);
    await advance(days * DAY_MS - silentMs - 1);
    expect(await mailKinds()).toEqual([...(isAnnounced ? ['trial_ending'] : []), 'trial_started']);
    expect(await charges(_id)).toEqual([]);
    await advance(1);
    expect(await charges(_id)).toMatchObject([{ state: 'captured', trialDays: 0 }]);
  });

  test.each(ABLE)(
    'on a card that %s declines every time ends with the grace period, and is no trial again',
    async (org) => {
      const id = await startTrial(org);
      await shop.setChargeOutcome(org, id, 'decline');
      for (let day = 0; day <= DAYS + 7; day += 1) await advance(DAY_MS);
      expect(await ana.activePlans()).toEqual([]);
      expect((await charges(id)).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
      expect(await onlyRenewal()).toMatchObject({ endReason: 'unpaid', sealedMethod: null });
      expect(await estimate()).toMatchObject({ trial_used: true });
      expect((await begin(org)).status).toBe(422);
      await expectBalanced(1);
    },
  );
});

describe('the key of a form', () => {
  const of = (key: string, extra: object = {}) =>
    ana.call('createTransaction', {
      key,
      body: {
        subscription_id: PLAN.id,
        discount_code: '',
        discount_id: '',
        customer_gateway_info_id: 'gateway-Stripe',
        redirection_url: '/home',
        trial_days: DAYS,
        ...extra,
      },
    });

  test('that begins a trial begins it once, pays for nothing, and is spent with it', async () => {
    const [one, other] = await Promise.all([of('one-form'), of('one-form')]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.data).toEqual(other.body.data);
    expect((await of('one-form', { trial_days: undefined })).status).toBe(409);
    const { _id } = one.body.data as { _id: string };
    await shop.act('Stripe', _id, 'pay');
    expect((await capture(_id)).status).toBe(200);
    expect((await of('one-form')).status).toBe(409);
    expect((await of('another-form')).status).toBe(422);
    expect(await shop.transactions()).toHaveLength(1);
  });
});

test('one trial is for all the addresses of a mailbox', async () => {
  await startTrial('Stripe');
  const tagged = await makeMember(shop.account, 'Ana+films');
  expect(await estimate(tagged)).toMatchObject({ trial_used: true });
  const other = await makeMember(shop.account, 'An.a');
  expect(await estimate(other)).toMatchObject({ trial: { days: DAYS } });
});
