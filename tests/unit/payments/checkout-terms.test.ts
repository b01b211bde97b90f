import { describe, expect, test } from 'vitest';
import type { Estimation } from '#app/contract/payment.ts';
import type { GatewayModel } from '#app/features/payments/checkout/checkout-model.ts';
import { toTerms } from '#app/features/payments/checkout/checkout-terms.ts';

const STRIPE: GatewayModel = { id: 's', org: 'Stripe', endsPlan: false, canTrial: true };
const PAYU: GatewayModel = { id: 'p', org: 'PayU', endsPlan: true, canTrial: false };
const WRITING = { lng: 'en', writeDay: (moment: string) => moment.slice(0, 10), withoutTrial: false };
const RENEWAL = { date: '2027-01-01T00:00:00.000Z', amount: 7.99 };
const TRIAL = { days: 7, end_date: '2026-12-08T00:00:00.000Z', amount: 7.99 };

const estimation = (more: Partial<Estimation> = {}) =>
  ({
    subscription: { name: 'Month', amount: 7.99, is_active: true },
    currency: 'USD',
    transaction_amount: 7.99,
    ...more,
  }) as Estimation;

describe('what follows a payment', () => {
  test('is its renewal, where every gateway renews', () => {
    expect(toTerms(estimation({ renewal: RENEWAL }), [STRIPE], WRITING)).toEqual({
      ...{ kind: 'renews', date: '2027-01-01', amount: '$7.99', orgs: null, endsWith: null },
    });
  });

  test('is listed by gateway where gateways differ', () => {
    expect(toTerms(estimation({ renewal: RENEWAL }), [STRIPE, PAYU], WRITING)).toMatchObject({
      ...{ orgs: 'Stripe', endsWith: 'PayU' },
    });
  });

  test('is its end where nothing can be charged again', () => {
    const ends = { kind: 'ends', date: '2027-01-01' };
    expect(toTerms(estimation({ renewal: RENEWAL }), [PAYU], WRITING)).toEqual(ends);
    const free = estimation({ renewal: RENEWAL, transaction_amount: 0 });
    expect(toTerms(free, [STRIPE], WRITING)).toEqual(ends);
    const ticket = estimation({ subscription: { ...estimation().subscription, is_ppv: true } });
    expect(toTerms(ticket, [STRIPE], WRITING)).toEqual({ kind: 'ends', date: null });
  });

  test('is a trial with the gateways that can begin it, unless the viewer pays now', () => {
    const offered = estimation({ renewal: RENEWAL, trial: TRIAL });
    expect(toTerms(offered, [STRIPE, PAYU], WRITING)).toEqual({
      ...{ kind: 'trial', days: 7, date: '2026-12-08', amount: '$7.99', otherOrgs: 'PayU' },
    });
    expect(toTerms(offered, [PAYU], WRITING)).toMatchObject({ kind: 'ends' });
    expect(toTerms(offered, [STRIPE], { ...WRITING, withoutTrial: true })).toMatchObject({ kind: 'renews' });
  });

  test('is left open by a backend that sends nothing of it', () => {
    expect(toTerms(estimation(), [STRIPE], WRITING)).toBeNull();
  });
});
