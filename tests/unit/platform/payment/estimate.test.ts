import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, rejectionOf } from '#workers/platform/payment/estimate.ts';
import type { DiscountRow, PlanRow } from '#workers/platform/storage/plan-store.ts';

const plan = (overrides: Partial<PlanRow> = {}): PlanRow => ({
  accountId: 'acc',
  id: 'plan-month',
  name: { en: 'Month' },
  description: null,
  amountMinor: 799,
  currency: 'USD',
  durationDays: 30,
  taxRate: 0,
  isActive: true,
  isPpv: false,
  trialDays: 0,
  metadata: null,
  position: 0,
  ...overrides,
});

const discount = (overrides: Partial<DiscountRow> = {}): DiscountRow => ({
  accountId: 'acc',
  id: 'gift',
  code: 'GIFT',
  name: { en: 'Gift' },
  description: null,
  valueType: 'percentage',
  value: 2_500,
  maxValueMinor: null,
  applicablePlans: [],
  isListed: true,
  isActive: true,
  startsTime: null,
  endsTime: null,
  usageLimit: null,
  ...overrides,
});

const amountMinor = fc.nat({ max: 100_000_000 });
const taxRate = fc.integer({ min: 0, max: 10_000 });
const anyDiscount = fc.oneof(
  fc.constant(null),
  fc
    .record({
      valueType: fc.constantFrom('percentage', 'flat'),
      value: fc.nat({ max: 20_000 }),
      maxValueMinor: fc.option(fc.nat({ max: 10_000 })),
    })
    .map(discount),
);

describe('amountsOf', () => {
  it.each([
    // What the gateways charge is rounded half up: 2.5 cents are 3, 2.49 are 2.
    { amountMinor: 50, taxRate: 500, tax: 3 },
    { amountMinor: 50, taxRate: 498, tax: 2 },
    { amountMinor: 799, taxRate: 1_900, tax: 152 },
    { amountMinor: 1, taxRate: 5_000, tax: 1 },
    { amountMinor: 1, taxRate: 4_999, tax: 0 },
  ])(
    'a tax of $taxRate hundredths of a percent on $amountMinor is rounded half up, to $tax',
    ({ tax, ...rates }) => {
      expect(amountsOf(plan(rates), null).taxAmountMinor).toBe(tax);
    },
  );

  it('a percentage discount is rounded half up, too', () => {
    const half = amountsOf(plan({ amountMinor: 5 }), discount({ value: 5_000 }));
    expect(half).toMatchObject({ discountAmountMinor: 3, transactionAmountMinor: 2 });
  });

  it('the tax applies to the discounted amount', () => {
    const amounts = amountsOf(plan({ amountMinor: 1_000, taxRate: 1_000 }), discount({ value: 2_500 }));
    expect(amounts).toEqual({
      subscriptionAmountMinor: 1_000,
      discountAmountMinor: 250,
      taxAmountMinor: 75,
      transactionAmountMinor: 825,
    });
  });

  it('the amounts add up in whole minor units and are never negative', () => {
    fc.assert(
      fc.property(amountMinor, taxRate, anyDiscount, (amount, rate, off) => {
        const amounts = amountsOf(plan({ amountMinor: amount, taxRate: rate }), off);
        const { subscriptionAmountMinor, discountAmountMinor, taxAmountMinor, transactionAmountMinor } =
          amounts;
        expect(transactionAmountMinor).toBe(subscriptionAmountMinor - discountAmountMinor + taxAmountMinor);
        for (const value of Object.values(amounts)) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
        expect(discountAmountMinor).toBeLessThanOrEqual(Math.min(amount, off?.maxValueMinor ?? amount));
      }),
    );
  });

  it('the tax is within half a minor unit of the exact one', () => {
    fc.assert(
      fc.property(amountMinor, taxRate, (amount, rate) => {
        const tax = amountsOf(plan({ amountMinor: amount, taxRate: rate }), null).taxAmountMinor;
        // In tenths of thousands, so that nothing is lost to fractions.
        const error = tax * 10_000 - amount * rate;
        expect(error).toBeGreaterThan(-5_000);
        expect(error).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  it('a greater discount never costs more', () => {
    fc.assert(
      fc.property(amountMinor, taxRate, fc.nat(10_000), fc.nat(10_000), (amount, rate, one, other) => {
        const cost = (value: number) =>
          amountsOf(plan({ amountMinor: amount, taxRate: rate }), discount({ value })).transactionAmountMinor;
        expect(cost(Math.max(one, other))).toBeLessThanOrEqual(cost(Math.min(one, other)));
      }),
    );
  });
});

describe('rejectionOf', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const reasonFor = (overrides: Partial<DiscountRow>, used = 0) =>
    rejectionOf(discount(overrides), 'plan-month', { used, now });

  it.each([
    { used: 0, usageLimit: 1, expected: null },
    { used: 1, usageLimit: 1, expected: 'discount_used_up' },
    { used: 2, usageLimit: 1, expected: 'discount_used_up' },
    { used: 4, usageLimit: 5, expected: null },
    { used: 5, usageLimit: 5, expected: 'discount_used_up' },
    { used: 0, usageLimit: 0, expected: 'discount_used_up' },
    { used: 1_000, usageLimit: null, expected: null },
  ])('the result is $expected after $used uses of $usageLimit', ({ used, usageLimit, expected }) => {
    expect(reasonFor({ usageLimit }, used)).toBe(expected);
  });

  it('an unknown, inactive, future or expired discount is rejected, to the millisecond', () => {
    const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
    expect(rejectionOf(null, 'plan-month', { used: 0, now })).toBe('discount_unknown');
    expect(reasonFor({ isActive: false })).toBe('discount_unknown');
    expect(reasonFor({ startsTime: after })).toBe('discount_unknown');
    expect(reasonFor({ startsTime: now })).toBeNull();
    expect(reasonFor({ endsTime: now })).toBe('discount_over');
    expect(reasonFor({ endsTime: after, startsTime: before })).toBeNull();
  });

  it('a discount for other plans is rejected', () => {
    expect(reasonFor({ applicablePlans: ['plan-year'] })).toBe('discount_not_for_plan');
    expect(reasonFor({ applicablePlans: ['plan-year', 'plan-month'] })).toBeNull();
  });
});
