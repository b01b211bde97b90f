import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '#app/contract/payment.ts';
import { startPlansLink } from '#app/features/payments/plans/load-plans.server.ts';
import { ServiceError } from '#app/services/service-error.ts';
import type { Services } from '#app/services/services.server.ts';

const PLAN: Plan = { _id: 'p1', name: 'Month', amount: 9, currency: 'USD', duration: 30, is_active: true };
const TICKET: Plan = { ...PLAN, is_ppv: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(publicPlans: () => Promise<Plan[]>) {
  const waitUntil = vi.fn();
  // Only the call that is made.
  const services = { payment: { publicPlans } } as unknown as Services;
  return { isShown: startPlansLink({ services, waitUntil }), waitUntil };
}

const plansAfter = (ms: number, plans: Plan[]) => () =>
  new Promise<Plan[]>((resolve) => {
    setTimeout(() => resolve(plans), ms);
  });

describe('startPlansLink', () => {
  it.each([
    [[PLAN], true],
    [[TICKET, PLAN], true],
    [[TICKET], false],
    [[{ ...PLAN, is_active: false }], false],
    [[], false],
  ])('with %j there is a link: %s', async (plans, expected) => {
    expect(await start(async () => plans).isShown()).toBe(expected);
  });

  it('the page waits for nothing while the rest of it is loading', async () => {
    const { isShown } = start(plansAfter(900, [PLAN]));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await isShown()).toBe(true);
  });

  it('a page that is ready waits for 150 ms, and what comes later is left to the next one', async () => {
    const { isShown, waitUntil } = start(plansAfter(2_000, [PLAN]));
    let shown: boolean | undefined;
    void isShown().then((result) => {
      shown = result;
    });
    await vi.advanceTimersByTimeAsync(149);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2);
    expect(shown).toBe(false);
    expect(waitUntil).toHaveBeenCalledOnce();
  });

  it('there is no link where the service fails, and a fault of our own is none of the service', async () => {
    const failure = new ServiceError({ service: 'payment', call: 'plans', kind: 'timeout' });
    expect(await start(() => Promise.reject(failure)).isShown()).toBe(false);
    const { isShown } = start(() => Promise.reject(new TypeError('bug')));
    await expect(isShown()).rejects.toThrow('bug');
  });
});
