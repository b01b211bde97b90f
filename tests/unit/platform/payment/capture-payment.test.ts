import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type TryLog, takeTry } from '#workers/platform/durable-objects/sliding-window.ts';
import { capturePayment } from '#workers/platform/payment/capture-payment.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';

type Context = Parameters<typeof capturePayment>[0];

/** A payment of this viewer at a gateway that counts the requests for its state. */
function makePayment() {
  const row = {
    id: 'T1',
    userId: 'ana',
    state: 'pending',
    gatewayOrderId: 'order',
    redirectionUrl: '/home',
    transactionAmountMinor: 799,
    currency: 'EUR',
    nextCheckTime: null,
    checkCount: 0,
  } as TransactionRow;
  const reconcile = vi.fn(async () => ({ state: 'pending' }));
  let times: number[] = [];
  const log: TryLog = {
    times: () => times,
    add: (timeMs) => void times.push(timeMs),
    forgetUpTo: (timeMs) => {
      times = times.filter((time) => time > timeMs);
    },
    forgetLatest: () => void times.pop(),
  };
  const context = {
    session: { user: { id: 'ana' } },
    body: { transaction_id: 'T1', details: {} },
    now: new Date(),
    store: {
      accountId: 'acc',
      payments: {
        find: async () => ({ ...row }),
        setNextCheck: async () => undefined,
        subscriptionsOf: async () => [],
      },
      plans: { gateway: async () => ({ org: 'Stripe' }), byIds: async () => [] },
      renewals: { ofUser: async () => [] },
    },
    dependencies: {
      waits: {},
      payments: { gateways: { open: () => ({ org: 'Stripe', reconcile }) } },
      limiter: { take: async (rule: Parameters<typeof takeTry>[1]) => takeTry(log, rule, Date.now()) },
    },
  } as unknown as Context;
  const capture = () =>
    capturePayment(context).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  return { row, reconcile, capture };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('captures of one payment', () => {
  test('a hundred at once send the gateway one request each two seconds', async () => {
    const { reconcile, capture } = makePayment();
    const captures = Promise.all(Array.from({ length: 100 }, capture));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(reconcile).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await captures).toEqual(Array(100).fill(409));
    expect(reconcile).toHaveBeenCalledTimes(2);
  });

  test('a page that is loaded again has the result as soon as a webhook has written it', async () => {
    const { row, reconcile, capture } = makePayment();
    expect(await capture()).toBe(409);
    const reloaded = capture();
    await vi.advanceTimersByTimeAsync(300);
    row.state = 'captured';
    await vi.advanceTimersByTimeAsync(300);
    expect(await reloaded).toBe(200);
    expect(await capture()).toBe(200);
    expect(reconcile).toHaveBeenCalledTimes(1);
  });
});
