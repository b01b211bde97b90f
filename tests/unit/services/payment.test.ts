import { describe, expect, it, vi } from 'vitest';
import type { ServiceClient } from '#app/services/client.server.ts';
import { createPaymentService } from '#app/services/payment.server.ts';

function makeService(answer: () => Promise<object>) {
  const call = vi.fn((_name: string) => answer());
  return { call, service: createPaymentService({ call } as unknown as ServiceClient) };
}

describe('activeSubscriptions', () => {
  it("a viewer's plans are requested once a request", async () => {
    const { call, service } = makeService(async () => ({ data: [] }));
    await Promise.all([service.activeSubscriptions(), service.activeSubscriptions()]);
    expect(await service.activeSubscriptions()).toEqual([]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('a failure rejects every caller', async () => {
    const { service } = makeService(async () => {
      throw new Error('down');
    });
    const results = [service.activeSubscriptions(), service.activeSubscriptions()];
    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it("a viewer's plans are requested again after a payment, whatever its outcome", async () => {
    const { call, service } = makeService(async () => ({ data: [] }));
    await service.activeSubscriptions();
    call.mockRejectedValueOnce(new Error('timeout'));
    await service.capturePayment({} as never).catch(() => null);
    await service.activeSubscriptions();
    expect(call.mock.calls.map(([name]) => name)).toEqual([
      'activeSubscriptions',
      'capturePayment',
      'activeSubscriptions',
    ]);
  });
});
