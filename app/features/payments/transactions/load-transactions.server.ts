import { nullUnlessSessionOver } from '#app/features/account/null-unless-session-over.ts';
import { PAGE_SIZE } from '#app/features/catalogue/listing/constants.ts';
import { type ListPage, toListPage } from '#app/features/catalogue/listing/list-page.ts';
import type { BillingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { type TransactionView, toTransactionView } from './transaction-model.ts';

type Service = Pick<PaymentService, 'transactions'>;

/** One page of the member's payments, newest first; null where unreadable. Rejects for a session that is over. */
export async function loadTransactions(
  service: Service,
  page: number,
  dates: Promise<BillingDates>,
): Promise<ListPage<TransactionView> | null> {
  try {
    const all = await service.transactions();
    const writer = await dates;
    const start = (page - 1) * PAGE_SIZE;
    const shown = all.slice(start, start + PAGE_SIZE);
    return toListPage(
      page,
      shown.map((transaction) => toTransactionView(transaction, writer)),
      all.length,
    );
  } catch (error) {
    return nullUnlessSessionOver(error);
  }
}

/** Null for what is not the member's, or not there at all. */
export async function findTransaction(
  service: Service,
  id: string,
  dates: Promise<BillingDates>,
): Promise<TransactionView | null> {
  const found = (await service.transactions()).find(({ _id }) => _id === id);
  return found ? toTransactionView(found, await dates) : null;
}
