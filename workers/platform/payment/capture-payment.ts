import { sleep } from '#app/lib/sleep.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { Rule } from '#workers/platform/durable-objects/limiter.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { ForgedDetailsError } from './gateways/gateway.ts';
import { purchaseOf } from './purchase.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { hasExhaustedVoucher } from './refund-exhausted-voucher.ts';
import { hasUsedTrial } from './trials/begin-trial.ts';

export async function capturePayment(context: CallContext<'capturePayment'>): Promise<HandlerResult> {
  const { store, session, body } = context;
  const transaction = await store.payments.find(body.transaction_id);
  // Somebody else's is as unknown as one that is not there.
  if (transaction?.userId !== requireSession({ session }).user.id)
    throw new HttpError(404, 'payment_unknown');
  const reconciled = await reconcileOpenPayment(context, transaction, body.details);
  const { state, redirectionUrl } = reconciled;
  if (state === 'captured') {
    return { data: { redirection_url: redirectionUrl, purchase: await purchaseOf(context, reconciled) } };
  }
  if (hasUsedTrial(reconciled)) throw new HttpError(422, 'trial_used');
  if (hasExhaustedVoucher(reconciled)) throw new HttpError(422, 'payment_given_back');
  if (state === 'failed') throw new HttpError(422, 'payment_failed');
  // Only 409 means that the result is not known yet, so that a retry is worthwhile.
  throw state === 'refunded' ? new HttpError(422, 'payment_refunded') : new HttpError(409, 'payment_open');
}

/** However often a viewer's pages are loaded, the payment's gateway is sent one request in this time. */
const CHECK_MS = 2_000;
const POLL_MS = 250;

const checkRule = ({ waits }: Dependencies): Rule => ({
  name: 'payment-check',
  tries: 1,
  windowMs: waits.paymentCheckMs ?? CHECK_MS,
});

async function reconcileOpenPayment(
  context: CallContext<'capturePayment'>,
  transaction: TransactionRow,
  details: Record<string, string>,
): Promise<TransactionRow> {
  let latest = transaction;
  if (!isFinal(latest) && !(await takeCheck(context, latest.id))) {
    latest = await waitForResult(context, latest);
    // Of several that have waited one sends a request; the others return what is stored.
    if (!isFinal(latest) && !(await takeCheck(context, latest.id))) return latest;
  }
  if (isFinal(latest)) return latest;
  try {
    return await reconcilePayment(context, latest, details);
  } catch (thrown) {
    if (thrown instanceof ForgedDetailsError) throw new HttpError(422, 'payment_forged');
    throw thrown;
  }
}

async function takeCheck({ store, dependencies }: CallContext<'capturePayment'>, id: string) {
  return (await dependencies.limiter.take(checkRule(dependencies), `${store.accountId}\n${id}`)) === null;
}

/** A webhook, or another of the viewer's pages, may have the result before the gateway is sent a request again. */
async function waitForResult(
  { store, dependencies }: CallContext<'capturePayment'>,
  transaction: TransactionRow,
) {
  const { windowMs } = checkRule(dependencies);
  let latest = transaction;
  for (let waitedMs = 0; waitedMs < windowMs && !isFinal(latest); waitedMs += POLL_MS) {
    await sleep(POLL_MS);
    latest = (await store.payments.find(transaction.id)) ?? latest;
  }
  return latest;
}

const isFinal = ({ state }: TransactionRow) => state === 'captured' || state === 'refunded';
