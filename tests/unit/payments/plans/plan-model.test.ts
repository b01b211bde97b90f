import { describe, expect, it } from 'vitest';
import type { Plan } from '#app/contract/payment.ts';
import { type OfferContext, toPlanOffer } from '#app/features/payments/plans/plan-model.ts';

const PLAN: Plan = {
  _id: 'gold plan',
  name: 'Gold',
  amount: 1234.5,
  currency: 'USD',
  duration: 30,
  description: '  Everything. ',
  is_active: true,
  is_ppv: undefined,
};
const MEMBER: OfferContext = { language: 'en', ownedIds: [], redirectTo: '/watch/film' };
const offer = (plan: Partial<Plan> = {}, context: Partial<OfferContext> = {}) =>
  toPlanOffer({ ...PLAN, ...plan }, { ...MEMBER, ...context });

describe('a plan on offer', () => {
  it('a price has two decimals in the language’s currency format', () => {
    expect(offer().price).toBe('$1,234.50');
    expect(offer({ amount: 500, currency: 'JPY' }).price).toBe('¥500.00');
    expect(offer({ currency: 'EUR' }, { language: 'fr' }).price).toMatch(/^1.234,50.€$/u);
    expect(offer({}, { language: 'ar' }).price).toContain('١٬٢٣٤٫٥٠');
  });

  it('the days are written in the language’s digits', () => {
    expect(offer().days).toEqual({ count: 30, text: '30' });
    expect(offer({ duration: 1095 }, { language: 'ar' }).days).toEqual({ count: 1095, text: '١٬٠٩٥' });
    expect(offer({ duration: 0 }).days).toBeNull();
  });

  it('a member is led to payment and back', () => {
    expect(offer().href).toBe('/payment/gold%20plan?redirectTo=%2Fwatch%2Ffilm');
    expect(offer({}, { redirectTo: null }).href).toBe('/payment/gold%20plan');
  });

  it('a guest is led to /login first, and from there to payment', () => {
    const { href, isOwned } = offer({}, { ownedIds: null });
    const { pathname, searchParams } = new URL(href, 'https://site.example');
    expect([pathname, searchParams.get('redirectTo')]).toEqual(['/login', offer().href]);
    expect(isOwned).toBe(false);
  });

  it('a plan is owned only by a viewer who has it now', () => {
    expect(offer({}, { ownedIds: ['silver', 'gold plan'] }).isOwned).toBe(true);
    expect(offer({}, { ownedIds: ['silver'] }).isOwned).toBe(false);
  });

  it('a pay-per-view, which opens one title only, is marked', () => {
    expect(offer({ is_ppv: true }).isPayPerView).toBe(true);
    expect(offer().isPayPerView).toBe(false);
    expect(offer().description).toBe('Everything.');
  });

  it('shows tax before the till, and nothing where the backend sends nothing', () => {
    expect(offer().tax).toBeNull();
    expect(offer({ tax_rate: 0 }).tax).toBe('included');
    expect(offer({ tax_rate: 25 }).tax).toEqual({ rate: '25%' });
  });

  it('has a free trial for guests and new members, none for who has a plan, and none of a ticket', () => {
    expect(offer({ trial_days: 7 }, { ownedIds: null }).trialDays).toBe(7);
    expect(offer({ trial_days: 7 }).trialDays).toBe(7);
    expect(offer({ trial_days: 7 }, { ownedIds: ['other'] }).trialDays).toBeNull();
    expect(offer({ trial_days: 7, is_ppv: true }).trialDays).toBeNull();
  });

  it('is compared by its metadata, at the price of thirty days', () => {
    expect(offer().compared).toBeNull();
    expect(offer({ duration: 90, metadata: { screens: 3, best_value: true } }).compared).toEqual({
      screens: '3',
      quality: null,
      isBestValue: true,
      pricePerMonth: '$411.50',
    });
    expect(offer({ duration: 0, metadata: { quality: '4K' } }).compared?.pricePerMonth).toBeNull();
    expect(offer({ metadata: { screens: 1 }, is_ppv: true }).compared).toBeNull();
  });
});
