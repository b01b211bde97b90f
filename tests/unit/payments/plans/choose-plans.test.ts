import { describe, expect, it } from 'vitest';
import type { Plan } from '#app/contract/payment.ts';
import { choosePlans, readPlanIds } from '#app/features/payments/plans/choose-plans.ts';

const plan = (id: string, more: Partial<Plan> = {}): Plan => ({
  _id: id,
  name: id,
  amount: 1,
  currency: 'USD',
  duration: 30,
  description: undefined,
  is_active: true,
  is_ppv: false,
  ...more,
});

const PLANS = [
  plan('month'),
  plan('ticket', { is_ppv: true }),
  plan('year'),
  plan('gone', { is_active: false }),
  plan('plain', { is_ppv: undefined }),
];
const idsOf = (wanted: string[]) => choosePlans(PLANS, wanted).plans.map(({ _id }) => _id);

describe('what can be chosen from', () => {
  it('is every subscription that is sold, in the brand’s order', () => {
    expect(idsOf([])).toEqual(['month', 'year', 'plain']);
    expect(choosePlans(PLANS, []).isFiltered).toBe(false);
  });

  it('is what was asked for, pay-per-views among it, in the brand’s order', () => {
    expect(idsOf(['year', 'ticket'])).toEqual(['ticket', 'year']);
    expect(choosePlans(PLANS, ['year', 'ticket']).isFiltered).toBe(true);
  });

  it('leaves out ids that nobody knows, and plans that are sold no more', () => {
    expect(idsOf(['year', 'nonsense', 'gone'])).toEqual(['year']);
  });

  it('is every subscription again where nothing that was asked for is sold', () => {
    expect(choosePlans(PLANS, ['nonsense', 'gone'])).toMatchObject({ isFiltered: false });
    expect(idsOf(['nonsense', 'gone'])).toEqual(['month', 'year', 'plain']);
  });

  it('is no part of the plans where every subscription was asked for', () => {
    expect(choosePlans(PLANS, ['month', 'year', 'plain', 'ticket']).isFiltered).toBe(false);
  });

  it('is nothing where the brand sells nothing, or pay-per-views only', () => {
    expect(choosePlans([], ['month']).plans).toEqual([]);
    expect(choosePlans([plan('ticket', { is_ppv: true })], []).plans).toEqual([]);
  });
});

describe('the ids of an address', () => {
  const read = (search: string) => readPlanIds(new URLSearchParams(search));

  it('are separated by commas, each counted once', () => {
    expect(read('plans=a,b,a')).toEqual(['a', 'b']);
    expect(read('plans=a%2Cb')).toEqual(['a', 'b']);
  });

  it('are none where there are none', () => {
    expect(read('')).toEqual([]);
    expect(read('plans=')).toEqual([]);
    expect(read('plans=,%20,')).toEqual([]);
  });

  it('are no more than anybody sells', () => {
    expect(read(`plans=${Array.from({ length: 5000 }, (_, id) => id).join()}`)).toHaveLength(100);
  });
});
