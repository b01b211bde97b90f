import { describe, expect, it } from 'vitest';
import { loadSavedPage } from '#app/features/library/load-saved-page.server.ts';
import { loadSubscriptions } from '#app/features/payments/renewals/load-subscriptions.server.ts';
import { loadTransactions } from '#app/features/payments/transactions/load-transactions.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

// Neither is read where the list itself fails.
const dates = Promise.reject(new Error('no dates'));
dates.catch(() => undefined);
const cards = {} as Parameters<typeof loadSavedPage>[3];

function failing(status: number) {
  const fail = () =>
    Promise.reject(new ServiceError({ service: 'payment', call: 'x', kind: 'rejected', status }));
  return { transactions: fail, renewals: fail, watchlist: fail, favourites: fail, list: fail };
}

const LISTS = [
  ['transactions', (service: ReturnType<typeof failing>) => loadTransactions(service, 1, dates)],
  ['subscriptions', (service: ReturnType<typeof failing>) => loadSubscriptions(service, dates)],
  [
    'watchlist',
    async (service: ReturnType<typeof failing>) =>
      (await loadSavedPage(service, 'watchlist', { page: 1, after: null }, cards)).list,
  ],
] as const;

describe.each(LISTS)('a member’s %s', (_, load) => {
  it.each([403, 404, 422, 429, 503])(
    'cannot be read now where their service responds with %i',
    async (status) => {
      expect(await load(failing(status))).toBeNull();
    },
  );

  it('end the session where their service responds with 401', async () => {
    await expect(load(failing(401))).rejects.toThrow(ServiceError);
  });
});
