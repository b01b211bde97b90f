import { describe, expect, it } from 'vitest';
import type { Plan } from '#app/contract/payment.ts';
import { unlockOffers } from '#app/features/playback/access/unlock-offers.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const plan = (_id: string, amount: number, more: Partial<Plan> = {}): Plan => ({
  ...{ _id, name: _id, amount, currency: 'USD', duration: 30, description: undefined },
  ...{ is_active: true, is_ppv: false },
  ...more,
});
const PLANS = [
  plan('year', 70),
  plan('month', 7.99),
  plan('night', 4.99, { is_ppv: true }),
  plan('gone', 1, { is_active: false }),
];

function offersOf(content: object, planIds: readonly string[] | null = null, plans = PLANS) {
  return unlockOffers({
    ...{ subject: { kind: 'content', id: 'film' }, content: { is_restricted: true, ...content } },
    ...{ plans, viewer: planIds && { planIds }, language: 'en', now: NOW },
  });
}

describe('unlockOffers', () => {
  it('names the cheapest plan that opens the title, and where all are', () => {
    const offers = offersOf({ active_subscription: [{ id: 'year' }, { id: 'month' }, { id: 'gone' }] });
    expect(offers).toEqual({
      hasPlans: false,
      primary: {
        labelKey: 'subscribe_from',
        price: '$7.99',
        href: '/pricing?plans=year%2Cmonth%2Cgone&redirectTo=%2Fwatch%2Ffilm',
      },
      alone: null,
      plansHref: '/pricing?redirectTo=%2Fwatch%2Ffilm',
    });
  });

  it('has one price where there is one', () => {
    expect(offersOf({ active_subscription: [{ id: 'month' }] })?.primary.labelKey).toBe('subscribe_for');
  });

  it('rents what only a payment of its own opens, and leads to no plan', () => {
    expect(offersOf({ active_ppv_subscription: [{ id: 'night' }] })).toEqual({
      ...{ hasPlans: false, alone: null, plansHref: null },
      primary: { labelKey: 'rent_for', price: '$4.99', href: '/pricing/film?redirectTo=%2Fwatch%2Ffilm' },
    });
  });

  it('has the title by itself beside the subscription', () => {
    const both = { active_subscription: [{ id: 'month' }], active_ppv_subscription: [{ id: 'night' }] };
    const offers = offersOf(both);
    expect(offers?.primary.labelKey).toBe('subscribe_for');
    expect(offers?.alone).toMatchObject({ labelKey: 'rent_for', price: '$4.99' });
  });

  it.each(['LIVE', 'VOD_LIVE'])('sells tickets to a stream of the type %s', (video_type) => {
    const stream = { video_type, publish_time: '2026-05-02T00:00:00Z' };
    const offers = offersOf({ ...stream, active_ppv_subscription: [{ id: 'night' }] });
    expect(offers?.primary.labelKey).toBe('ticket_for');
  });

  it('compares no amounts of two currencies', () => {
    const plans = [plan('euro', 9, { currency: 'EUR' }), plan('yen', 1, { currency: 'JPY' })];
    const offers = offersOf({ active_subscription: [{ id: 'euro' }, { id: 'yen' }] }, null, plans);
    expect(offers?.primary).toMatchObject({ labelKey: 'subscribe_from', price: '€9.00' });
  });

  it('is null where nothing that opens the title is on sale', () => {
    expect(offersOf({ active_subscription: [{ id: 'gone' }] })).toBeNull();
    expect(offersOf({})).toBeNull();
  });

  it('a ticket for another title is no plan', () => {
    const content = { active_subscription: [{ id: 'month' }] };
    expect(offersOf(content, ['night'])?.hasPlans).toBe(false);
    expect(offersOf(content, ['year'])?.hasPlans).toBe(true);
    // A plan that is no longer on sale still runs.
    expect(offersOf(content, ['of-old'])?.hasPlans).toBe(true);
  });
});
