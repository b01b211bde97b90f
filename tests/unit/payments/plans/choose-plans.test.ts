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

describe('the plans on offer', () => {
  it('all sold subscriptions are offered in the brand’s order', () => {
    expect(idsOf([])).toEqual(['month', 'year', 'plain']);
    expect(choosePlans(PLANS, []).isFiltered).toBe(false);
  });

  it('requested plans are offered in the brand’s order, including pay-per-views', () => {
    expect(idsOf(['year', 'ticket'])).toEqual(['ticket', 'year']);
    expect(choosePlans(PLANS, ['year', 'ticket']).isFiltered).toBe(true);
  });

  it('unknown ids and plans that are no longer sold are left out', () => {
    expect(idsOf(['year', 'nonsense', 'gone'])).toEqual(['year']);
  });

  it('all subscriptions are offered when none of the requested ones is sold', () => {
    expect(choosePlans(PLANS, ['nonsense', 'gone'])).toMatchObject({ isFiltered: false });
    expect(idsOf(['nonsense', 'gone'])).toEqual(['month', 'year', 'plain']);
  });

  it('requesting every subscription filters nothing', () => {
    expect(choosePlans(PLANS, ['month', 'year', 'plain', 'ticket']).isFiltered).toBe(false);
  });

  it('a brand that sells nothing or only pay-per-views offers no plan', () => {
    expect(choosePlans([], ['month']).plans).toEqual([]);
    expect(choosePlans([plan('ticket', { is_ppv: true })], []).plans).toEqual([]);
  });
});

describe('the plan ids of an address', () => {
  const read = (search: string) => readPlanIds(new URLSearchParams(search));

  it('ids are separated by commas, each counted once', () => {
    expect(read('plans=a,b,a')).toEqual(['a', 'b']);
    expect(read('plans=a%2Cb')).toEqual(['a', 'b']);
  });

  it('an address without ids has none', () => {
    expect(read('')).toEqual([]);
    expect(read('plans=')).toEqual([]);
    expect(read('plans=,%20,')).toEqual([]);
  });

  it('the number of ids is limited', () => {
    expect(read(`plans=${Array.from({ length: 5000 }, (_, id) => id).join()}`)).toHaveLength(100);
  });
});
