import type { PaymentLink, TransactionStart } from '#app/contract/payment.ts';
import { isOpen } from '#app/domain/settlement.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';
import { sleep } from '#app/lib/sleep.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import type { GatewayRow } from '#workers/platform/storage/plan-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { limitAddress, PER_ADDRESS } from '#workers/platform/user/limits.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { freeOrder, isFree } from './free-order.ts';
import type { InitiatePayload, PaymentGateway, PaymentOrder } from './gateways/gateway.ts';
import { GatewayError } from './gateways/gateway-client.ts';
import { newPayment, toBaseOrder } from './new-payment.ts';
import { agreedPrice, trialPrice } from './prices.ts';
import { reportGatewayFailure } from './report-gateway-failure.ts';
import { isTrial } from './trials/begin-trial.ts';

type Starting = CallContext<'createTransaction'>;

/** Starts a payment once per key: a form sent twice is one transaction and one order at the gateway. */
export async function createTransaction(context: Starting): Promise<HandlerResult<TransactionStart>> {
  const { user } = requireSession(context);
  const { store, body } = context;
  const row = await store.plans.gateway({ id: body.customer_gateway_info_id });
  const gateway = row?.isAccountVerified ? context.dependencies.payments.gateways.open(row) : null;
  if (!row || !gateway) throw new HttpError(422, 'gateway_unknown');
  const transaction = await findOrCreatePayment(context, user, row);
  const payload = transaction.initiatePayload ?? (await orderOnce(context, { transaction, user, gateway }));
  // The schema of the answer ties payload and gateway together, which a union of adapters cannot.
  const data = {
    _id: transaction.id,
    customer_gateway_info: { _id: row.id, org: row.org },
    initiate_payload: payload,
  } as TransactionStart;
  return { data };
}

/**
 * Returns the payment stored under the form's key, or creates one. A stored payment keeps its price and
 * its voucher: neither is validated again, since the payment may itself have used the voucher up.
 */
async function findOrCreatePayment(
  context: Starting,
  user: UserRow,
  gateway: GatewayRow,
): Promise<TransactionRow> {
  const { store, body, idempotencyKey } = context;
  const key = idempotencyKey ?? crypto.randomUUID();
  const transaction =
    (await store.payments.byKey(user.id, key)) ?? (await createPayment(context, user, gateway, key));
  // A key names one intention: with another plan, voucher or gateway under it somebody is mistaken.
  const isSame =
    transaction.planId === body.subscription_id &&
    transaction.gatewayId === gateway.id &&
    transaction.trialDays === (body.trial_days ?? 0) &&
    (!body.discount_id || transaction.discountId === body.discount_id);
  if (!isSame) throw new HttpError(409, 'payment_under_way');
  if (transaction.state === 'failed') throw new HttpError(409, 'payment_ended');
  if (!isOpen(transaction.state)) throw new HttpError(409, 'payment_done');
  return transaction;
}

async function createPayment(context: Starting, user: UserRow, gateway: GatewayRow, idempotencyKey: string) {
  const { store, body, now } = context;
  // Each is an order at the brand's gateway.
  await limitAddress(context, PER_ADDRESS.payment, user.id);
  const price = body.trial_days
    ? await trialPrice(context, gateway, body.trial_days)
    : await agreedPrice(context);
  const created = await store.payments.begin({
    ...newPayment(now),
    ...price,
    userId: user.id,
    gatewayId: gateway.id,
    idempotencyKey,
    redirectionUrl: body.redirection_url,
    language: context.language,
    siteOrigin: context.calledAt.origin,
  });
  // Another payment took the voucher's last use after the estimate was made.
  if (!created) throw new HttpError(422, 'discount_used_up');
  return created;
}

interface Ordering {
  transaction: TransactionRow;
  user: UserRow;
  gateway: PaymentGateway;
}

/** One of several forms with one key creates the order; the others wait, as not every gateway has keys. */
async function orderOnce(context: Starting, ordering: Ordering): Promise<object> {
  const { store, now } = context;
  const { id } = ordering.transaction;
  if (await store.payments.claimOrder(id, now, new Date(now.getTime() - CLAIM_HOLDS_MS))) {
    return await order(context, ordering);
  }
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += POLL_MS) {
    await sleep(POLL_MS);
    const found = await store.payments.find(id);
    if (found?.initiatePayload) return found.initiatePayload;
  }
  throw new HttpError(409, 'payment_under_way');
}

/** Longer than any gateway is waited for: who has not come back by then never will. */
const CLAIM_HOLDS_MS = 30_000;
const WAIT_MS = 5000;
const POLL_MS = 100;

async function order(context: Starting, { transaction, user, gateway }: Ordering): Promise<InitiatePayload> {
  try {
    const order = await toOrder(context, transaction, user);
    const started = await startWith(gateway, order, transaction);
    const { payments } = context.store;
    await payments.started(transaction.id, started.gatewayOrderId, started.payload);
    // If a concurrent request stored its order first, that order is the one returned.
    const stored = await payments.find(transaction.id);
    // Another form of this viewer has taken the voucher meanwhile, so nobody is redirected to this order.
    if (stored?.state === 'failed') throw new HttpError(409, 'payment_ended');
    return (stored?.initiatePayload as InitiatePayload | null) ?? started.payload;
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    const failed = { org: gateway.org, transactionId: transaction.id, error: thrown };
    await reportGatewayFailure(context.store, failed, context.now);
    // A rejection is final: the viewer's next attempt is a new payment.
    if (thrown.isRejection) await context.store.payments.fail(transaction.id, 'refused', null);
    else await context.store.payments.releaseOrder(transaction.id, context.now);
    throw new HttpError(503, 'gateway_unavailable');
  }
}

async function startWith(gateway: PaymentGateway, order: PaymentOrder, transaction: TransactionRow) {
  if (isFree(transaction)) return freeOrder(gateway.org, order);
  if (!isTrial(transaction)) return await gateway.start(order);
  if (!gateway.trial) throw new HttpError(422, 'trial_needs_card');
  return await gateway.trial.start(order);
}

async function toOrder(
  { store, account, localise, language, calledAt, dependencies }: Starting,
  transaction: TransactionRow,
  user: UserRow,
): Promise<PaymentOrder> {
  const origin = await dependencies.payments.siteOf(account.accountId, calledAt);
  if (origin === null) throw new HttpError(503, 'gateway_unavailable');
  const [plan] = await store.plans.byIds([transaction.planId]);
  if (!plan) throw new Error(`Plan ${transaction.planId} of a payment is gone`);
  const data = toBase64Json(toLink(transaction));
  return {
    ...toBaseOrder(transaction, user, localise(plan.name) ?? plan.id),
    brandName: localise(account.metadata.title) ?? account.accountId,
    returnUrl: `${origin}/payment-status/${data}`,
    cancelUrl: `${origin}/payment-status/${data}?left=1`,
    formReturnUrl: `${origin}/payment-return/${data}`,
    language,
    isRenewable: !plan.isPpv,
  };
}

/** Addresses that gateways are given stay short: some cut them, and what they add has to find room. */
const MAX_PATH_CHARS = 300;

/** What leads from a gateway back to the payment, and on from there when it went wrong. */
function toLink({ id, planId, redirectionUrl }: TransactionRow): PaymentLink {
  const redirection_url = redirectionUrl.length <= MAX_PATH_CHARS ? redirectionUrl : undefined;
  return { transaction_id: id, subscription_id: planId, redirection_url };
}
