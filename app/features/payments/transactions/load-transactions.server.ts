import { nullUnlessSessionOver } from '#app/features/account/null-unless-session-over.ts';
import { PAGE_SIZE } from '#app/features/catalogue/listing/constants.ts';
import { type ListPage, toListPage } from '#app/features/catalogue/listing/list-page.ts';
import type { BillingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { type TransactionView, toTransactionView } from './transaction-model.ts';

type Service = Pick<PaymentService, 'transactions'>;

/** Of the attempts that came to nothing, the newest. */
const UNFINISHED_SHOWN = 10;

export interface LoadedTransactions {
  list: ListPage<TransactionView>;
  /** On the first page: what was begun, and of which no payment came. */
  unfinished: TransactionView[];
}

/** One page of the member's payments, newest first; null where unreadable. Rejects for a session that is over. */
export async function loadTransactions(
  service: Service,
  page: number,
  dates: Promise<BillingDates>,
): Promise<LoadedTransactions | null> {
  try {
    const sent = await service.transactions();
    const writer = await dates;
    const all = sent.map((transaction) => toTransactionView(transaction, writer));
    const paid = all.filter(({ isPaid }) => isPaid);
    const start = (page - 1) * PAGE_SIZE;
    return {
      list: toListPage(page, paid.slice(start, start + PAGE_SIZE), paid.length),
      unfinished: page === 1 ? all.filter(({ isPaid }) => !isPaid).slice(0, UNFINISHED_SHOWN) : [],
    };
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
