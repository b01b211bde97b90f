import { nullUnlessSessionOver } from '#app/features/account/null-unless-session-over.ts';
import type { BillingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { type RenewalView, type Running, toRenewalView, toRunning } from './renewal-model.ts';

type Service = Pick<PaymentService, 'renewals' | 'transactions'>;

export interface Subscriptions {
  renewals: RenewalView[];
  /** Empty too where it could not be read: what renews is what the page is for. */
  running: Running[];
}

/** Null where they could not be read. Rejects for a session that is over. */
export async function loadSubscriptions(
  service: Service,
  dates: Promise<BillingDates>,
): Promise<Subscriptions | null> {
  const [paid, found] = await Promise.all([
    service.transactions().catch(nullUnlessSessionOver),
    service.renewals().catch(nullUnlessSessionOver),
  ]);
  if (!found) return null;
  const writer = await dates;
  const renewals = found
    .map((renewal) => toRenewalView(renewal, writer))
    .sort((a, b) => Number(b.isOngoing) - Number(a.isOngoing));
  return { renewals, running: toRunning(paid ?? [], renewals, writer) };
}

/** Null for what is not the member's, or not there at all. */
export async function findRenewal(
  service: Pick<Service, 'renewals'>,
  id: string,
  dates: Promise<BillingDates>,
): Promise<RenewalView | null> {
  const found = (await service.renewals()).find((renewal) => renewal.id === id);
  return found ? toRenewalView(found, await dates) : null;
}
