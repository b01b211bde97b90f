import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { ForgedDetailsError } from './gateways/gateway.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { hasExhaustedVoucher } from './refund-exhausted-voucher.ts';

export async function capturePayment(context: CallContext<'capturePayment'>): Promise<HandlerResult> {
  const { store, session, body } = context;
  const transaction = await store.payments.find(body.transaction_id);
  // Somebody else's is as unknown as one that is not there.
  if (transaction?.userId !== requireSession({ session }).user.id)
    throw new HttpError(404, 'payment_unknown');
  const reconciled = await reconcileOpenPayment(context, transaction, body.details);
  const { state, redirectionUrl } = reconciled;
  if (state === 'captured') return { data: { redirection_url: redirectionUrl } };
  if (hasExhaustedVoucher(reconciled)) throw new HttpError(422, 'payment_given_back');
  if (state === 'failed') throw new HttpError(422, 'payment_failed');
  // Only 409 means that the result is not known yet, so that a retry is worthwhile.
  throw state === 'refunded' ? new HttpError(422, 'payment_refunded') : new HttpError(409, 'payment_open');
}

async function reconcileOpenPayment(
  context: CallContext<'capturePayment'>,
  transaction: Parameters<typeof reconcilePayment>[1],
  details: Record<string, string>,
) {
  if (transaction.state === 'captured' || transaction.state === 'refunded') return transaction;
  try {
    return await reconcilePayment(context, transaction, details);
  } catch (thrown) {
    if (thrown instanceof ForgedDetailsError) throw new HttpError(422, 'payment_forged');
    throw thrown;
  }
}
