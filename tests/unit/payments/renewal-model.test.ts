import { describe, expect, it, test } from 'vitest';
import type { Renewal, Transaction } from '#app/contract/payment.ts';
import type { BillingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { cancelRenewal } from '#app/features/payments/renewals/cancel-renewal.ts';
import { toRenewalView, toRunning } from '#app/features/payments/renewals/renewal-model.ts';
import { toTransactionView } from '#app/features/payments/transactions/transaction-model.ts';
import { ServiceError } from '#app/services/service-error.ts';

const renewal = (over: Partial<Renewal> = {}): Renewal => ({
  id: 'ren_1',
  subscription_name: 'Month',
  created_date: '2026-03-01T00:00:00Z',
  renewal_status: 'ongoing',
  next_renewal_date: '2026-03-31T00:00:00Z',
  ...over,
});

const transaction = (over: Partial<Transaction> = {}): Transaction => ({
  _id: 'T1',
  transaction_id: 'pi_1',
  subscription_name: 'Month',
  start_date: '2026-03-01T00:00:00Z',
  end_date: '2026-03-31T00:00:00Z',
  captured_date: '2026-03-01T00:00:00Z',
  status: true,
  currency: 'EUR',
  subscription_amount: 7.99,
  discount_amount: 0,
  tax_amount: 0,
  transaction_amount: 7.99,
  ...over,
});

const dates: BillingDates = {
  now: new Date('2026-03-15T12:00:00Z'),
  timeZone: 'UTC',
  write: (iso) => ({ iso, day: `day ${iso}`, minute: `minute ${iso}` }),
};

describe('toRenewalView', () => {
  it.each(['cancelled', 'CANCELLED', 'ended', '', 'Ongoing'])(
    'a renewal with the status "%s" is cancelled',
    (status) => {
      expect(toRenewalView(renewal({ renewal_status: status }), dates).isOngoing).toBe(false);
    },
  );

  it('a renewal with minimal fields is paid until its next date', () => {
    expect(toRenewalView(renewal(), dates)).toMatchObject({
      isOngoing: true,
      paidUntil: { iso: '2026-03-31T00:00:00Z' },
      accessUntil: null,
      graceEnd: null,
      price: null,
      planId: null,
    });
  });
});

describe('the access of a cancelled renewal', () => {
  const accessUntil = (over: Partial<Renewal>) =>
    toRenewalView(renewal({ renewal_status: 'cancelled', ...over }), dates).accessUntil?.iso;

  it('lasts until the end of grace, else of the paid period', () => {
    expect(accessUntil({})).toBe('2026-03-31T00:00:00Z');
    expect(accessUntil({ grace_end_date: '2026-03-20T00:00:00Z' })).toBe('2026-03-20T00:00:00Z');
  });

  it('is none where that is over', () => {
    expect(accessUntil({ period_end_date: '2026-03-15T11:59:00Z' })).toBeUndefined();
  });
});

describe('toRunning', () => {
  const running = (transactions: Transaction[], renewals: Renewal[]) =>
    toRunning(
      transactions,
      renewals.map((each) => toRenewalView(each, dates)),
      dates,
    ).map(({ name, end }) => [name, end.iso]);

  it('a transaction with a renewal, by plan id or else by name, is not listed', () => {
    const ticket = transaction({ subscription_name: 'Ticket', subscription_id: 'ticket' });
    const month = transaction({ subscription_id: 'month' });
    expect(running([ticket, month], [renewal({ subscription_id: 'month' })])).toEqual([
      ['Ticket', ticket.end_date],
    ]);
    expect(running([transaction()], [renewal()])).toEqual([]);
  });

  it('a plan bought again after its renewal was cancelled is listed', () => {
    const gone = renewal({ renewal_status: 'cancelled', period_end_date: '2026-03-31T00:00:00Z' });
    expect(running([transaction()], [gone])).toEqual([]);
    const again = transaction({ end_date: '2026-04-30T00:00:00Z' });
    expect(running([transaction(), again], [gone])).toEqual([['Month', again.end_date]]);
  });

  it('a plan is listed once with its last end, and not after it has ended', () => {
    const second = transaction({ _id: 'T2', end_date: '2026-04-30T00:00:00Z' });
    const over = transaction({ _id: 'T3', subscription_name: 'Old', status: false });
    expect(running([transaction(), second, over], [])).toEqual([['Month', second.end_date]]);
  });
});

describe('toTransactionView', () => {
  test('a payment that was never captured has no period', () => {
    const open = { status: false, captured_date: undefined, end_date: '2026-03-01T00:00:00Z' };
    expect(toTransactionView(transaction(open), dates).period).toBeNull();
    expect(toTransactionView(transaction({ status: false }), dates).period).toEqual({
      start: 'day 2026-03-01T00:00:00Z',
      end: 'day 2026-03-31T00:00:00Z',
    });
  });
});

describe('cancelRenewal', () => {
  const cancelWith = (error: unknown) =>
    cancelRenewal({ cancelRenewal: () => Promise.reject(error) }, 'ren_1');
  const errorWithStatus = (status: number, message?: string) =>
    new ServiceError({ service: 'payment', call: 'cancelRenewal', kind: 'rejected', status, message });

  it('a cancellation returns success, the server’s message, or ours', async () => {
    expect(await cancelRenewal({ cancelRenewal: async () => undefined }, 'ren_1')).toEqual({
      kind: 'success',
      key: 'billing:subscription_cancelled',
    });
    expect(await cancelWith(errorWithStatus(404, 'Not there'))).toMatchObject({
      kind: 'error',
      key: 'server_says',
      values: { text: 'Not there' },
    });
    const timeout = new ServiceError({ service: 'payment', call: 'cancelRenewal', kind: 'timeout' });
    expect(await cancelWith(timeout)).toEqual({ kind: 'error', key: 'unavailable' });
    expect(await cancelWith(errorWithStatus(503, 'Back at noon'))).toMatchObject({
      values: { text: 'Back at noon' },
    });
  });

  it('an expired session and a bug are thrown', async () => {
    await expect(cancelWith(errorWithStatus(401))).rejects.toThrow();
    await expect(cancelWith(new TypeError('bug'))).rejects.toThrow('bug');
  });
});
