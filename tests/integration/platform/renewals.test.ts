import { describe, expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import { MONTH } from './make-shop.ts';
import {
  advance,
  ana,
  buy,
  charges,
  controlled,
  DAY_MS,
  expectBalanced,
  HOUR_MS,
  MINUTE_MS,
  newShop,
  onlyRenewal,
  onStep,
  openRenewingShop,
  periods,
  shop,
} from './renewing-shop.ts';

const RENEWABLE = ['Stripe', 'Paystack', 'PayPal'] as const;

openRenewingShop();

describe.each(RENEWABLE)('a renewal with %s', (org) => {
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
    await advance(30 * DAY_MS - 1);
    expect(await charges(first)).toEqual([]);
    for (const period of [1, 2, 3]) {
      await advance(period === 1 ? 1 : 30 * DAY_MS);
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

  test('tries three times, keeps access for seven days, and ends at the announced second', async () => {
    const first = await buy(org);
    const end = controlled.clock.ms + 30 * DAY_MS;
    await shop.setChargeOutcome(org, first, 'decline');
    for (const [at, tries] of [
      [end, 1],
      [end + 2 * DAY_MS - 1, 1],
      [end + 2 * DAY_MS, 2],
      [end + 6 * DAY_MS - 1, 2],
      [end + 6 * DAY_MS, 3],
      [end + 6.5 * DAY_MS, 3],
    ] as const) {
      await advance(at - controlled.clock.ms);
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
    await advance(end + 7 * DAY_MS - 1 - controlled.clock.ms);
    expect(await ana.activePlans()).toEqual([MONTH.id]);
    await advance(1);
    expect(await ana.activePlans()).toEqual([]);
    await advance(100 * DAY_MS);
    expect(await charges(first)).toHaveLength(3);
    await expectBalanced(1);
  });

  test('charges once when the response is lost, however long the outage lasts', async () => {
    for (const silenceMs of [10 * MINUTE_MS, 30 * HOUR_MS]) {
      await newShop();
      const first = await buy(org);
      await shop.setChargeOutcome(org, first, 'lost');
      await advance(30 * DAY_MS);
      await shop.behave({ holdsMessages: true, down: [org] });
      await advance(silenceMs);
      const [charge, ...others] = await charges(first);
      expect(others).toEqual([]);
      expect(charge?.state).toMatch(/created|pending/);
      expect(await ana.activePlans()).toEqual([MONTH.id]);
      await shop.behave({ holdsMessages: true });
      await advance(HOUR_MS);
      expect(await shop.charge(org, charge?.id ?? '')).toMatchObject({ timesCharged: 1 });
      const after = (await shop.transactions()).find(({ id }) => id === charge?.id);
      // PayPal drops a request key after some hours, and then only responds that the invoice is paid.
      const isUnknownToPaypal = org === 'PayPal' && silenceMs > 6 * HOUR_MS;
      expect(after?.state).toMatch(isUnknownToPaypal ? /captured|created|pending/ : /captured/);
    }
  });

  test('waits for a pending charge, and for a gateway that is down', async () => {
    const first = await buy(org);
    await shop.setChargeOutcome(org, first, 'pending');
    await advance(30 * DAY_MS);
    const [charge] = await charges(first);
    expect(charge?.state).toBe('pending');
    await advance(HOUR_MS);
    expect(await onlyRenewal()).toMatchObject({ tries: 0, renewalStatus: 'ongoing' });
    await shop.act(org, charge?.id ?? '', 'pay');
    await advance(2 * HOUR_MS);
    expect((await charges(first)).map(({ state }) => state)).toEqual(['captured']);
    await shop.behave({ holdsMessages: true, down: [org] });
    await advance(29 * DAY_MS);
    await advance(DAY_MS);
    await advance(2 * DAY_MS);
    expect(await onlyRenewal()).toMatchObject({ tries: 0, renewalStatus: 'ongoing' });
    await shop.behave({ holdsMessages: true });
    await shop.setChargeOutcome(org, first, 'approve');
    await advance(2 * HOUR_MS);
    expect((await charges(first)).map(({ state }) => state)).toEqual(['captured', 'captured']);
  });

  test('counts ten webhook events about one charge once', async () => {
    const first = await buy(org);
    const before = (await shop.deliveries(org)).map(({ id }) => id);
    await advance(30 * DAY_MS);
    const fresh = (await shop.deliveries(org)).filter(({ id }) => !before.includes(id));
    expect(fresh.length).toBeGreaterThan(0);
    const ten = fresh.flatMap((event) => Array.from({ length: 10 }, () => shop.deliver(event)));
    expect((await Promise.all(ten)).map(({ status }) => status)).toEqual(ten.map(() => 200));
    expect(await charges(first)).toHaveLength(1);
    expect(await periods()).toHaveLength(2);
    await expectBalanced(2);
  });

  test('charges once, wherever the platform crashes on the way', async () => {
    expectConsoleError(/crashed/);
    const first = await buy(org);
    controlled.clock.ms += 30 * DAY_MS;
    let crashCount = 0;
    for (let crashStep = 1; crashStep < 100; crashStep += 1) {
      let steps = 0;
      // After a crash nothing else of the run works either.
      onStep(() => {
        steps += 1;
        if (steps >= crashStep) throw new Error('crashed');
      });
      await controlled.renew().catch(() => undefined);
      if (steps >= crashStep) crashCount += 1;
      onStep(() => {});
      const made = await charges(first);
      expect(made.length).toBeLessThanOrEqual(1);
      expect(await periods()).toHaveLength(made[0]?.state === 'captured' ? 2 : 1);
      if (made[0]?.state === 'captured') break;
      // The lease of the crashed run expires first.
      controlled.clock.ms += 6 * MINUTE_MS;
    }
    expect(crashCount).toBeGreaterThan(8);
    const [charge] = await charges(first);
    expect(charge?.state).toBe('captured');
    expect(await shop.charge(org, charge?.id ?? '')).toMatchObject({ timesCharged: 1 });
    await expectBalanced(2);
  });

  test('ends with a refund, of the first payment or of a renewal', async () => {
    const first = await buy(org);
    await advance(30 * DAY_MS);
    const [charge] = await charges(first);
    const before = (await shop.deliveries(org)).map(({ id }) => id);
    await shop.act(org, charge?.id ?? '', 'refund');
    const fresh = (await shop.deliveries(org)).filter(({ id }) => !before.includes(id));
    for (const event of fresh) {
      const { status } = await shop.deliver(event);
      expect(status).toBe(200);
    }
    await expect.poll(async () => (await onlyRenewal()).endReason).toBe('refunded');
    expect(await ana.activePlans()).toEqual([]);
    await advance(60 * DAY_MS);
    expect(await charges(first)).toHaveLength(1);
    await expectBalanced(2);
  });
});

describe('a renewal with any gateway', () => {
  const org = 'Stripe';

  test('when paid within the grace period, starts where the paid period ended', async () => {
    const first = await buy(org);
    const end = controlled.clock.ms + 30 * DAY_MS;
    await shop.setChargeOutcome(org, first, 'decline');
    await advance(30 * DAY_MS);
    await shop.setChargeOutcome(org, first, 'approve');
    await advance(2 * DAY_MS);
    expect((await periods())[1]).toEqual([end, end + 30 * DAY_MS]);
    expect(await onlyRenewal()).toMatchObject({
      renewalStatus: 'ongoing',
      tries: 0,
      nextRenewalDate: new Date(end + 30 * DAY_MS),
    });
    expect(await ana.listed()).not.toMatchObject([{ grace_end_date: expect.anything() }]);
    await expectBalanced(2);
  });

  test('charges once when several runs start at once', async () => {
    const first = await buy(org);
    controlled.clock.ms += 30 * DAY_MS;
    await Promise.all(Array.from({ length: 5 }, () => controlled.renew()));
    expect((await charges(first)).map(({ state }) => state)).toEqual(['captured']);
    expect(await periods()).toHaveLength(2);
    await expectBalanced(2);
  });

  test('does not charge after a cancellation: access lasts until the end of the paid period', async () => {
    const first = await buy(org);
    const end = controlled.clock.ms + 30 * DAY_MS;
    const { id } = await onlyRenewal();
    await advance(5 * DAY_MS);
    const at = new Date(controlled.clock.ms);
    for (const _ of [1, 2, 3]) {
      expect((await ana.call('cancelRenewal', { query: { subs_renewal_id: id } })).status).toBe(200);
      controlled.clock.ms += HOUR_MS;
    }
    expect(await ana.listed()).toMatchObject([
      { id, renewal_status: 'cancelled', cancellation_date: at.toISOString() },
    ]);
    await advance(end - 1 - controlled.clock.ms);
    expect(await ana.activePlans()).toEqual([MONTH.id]);
    await advance(1);
    expect(await ana.activePlans()).toEqual([]);
    expect(await charges(first)).toEqual([]);
    expect((await onlyRenewal()).sealedMethod).toBeNull();
  });

  test('is replaced by another plan, whose time is added to the paid period', async () => {
    const first = await buy(org);
    await advance(10 * DAY_MS);
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
    await advance(20 * DAY_MS);
    expect(await ana.activePlans()).toEqual(['plan-taxed']);
    await advance(345 * DAY_MS);
    const made = (await charges(first)).filter(({ id }) => id !== second);
    expect(made).toMatchObject([{ planId: 'plan-taxed', taxAmountMinor: 190, transactionAmountMinor: 1190 }]);
  });
});
