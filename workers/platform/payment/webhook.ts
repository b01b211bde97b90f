import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { nextCheckTime } from './check-times.ts';
import type { WebhookEvent } from './gateways/gateway.ts';
import { GatewayError } from './gateways/gateway-client.ts';
import { toText } from './gateways/signatures.ts';
import { reconcileWithResult } from './reconcile-payment.ts';

/**
 * Handles a gateway's webhook. Its signature is checked over the bytes and the event is stored before we
 * respond; the payment is reconciled after the response, and by the scheduled job should that fail.
 */
export async function webhook(context: CallContext<'webhook'>): Promise<object> {
  const { store, params, raw, now, dependencies } = context;
  const row = await store.plans.gateway({ org: params.org });
  const gateway = row && dependencies.payments.gateways.open(row);
  if (!row || !gateway || !raw) throw new HttpError(404, 'not_found');
  const event = await gateway.parseWebhook({ ...raw, now }).catch(asUnavailable);
  // Nothing of an unsigned webhook is stored, and the response does not reveal what was wrong with it.
  if (!event) throw new HttpError(400, 'malformed');
  const transaction = await find(context, row.id, event);
  const { isProcessed } = await store.payments.saveEvent({
    gatewayId: row.id,
    eventId: event.eventId,
    kind: event.kind,
    body: toText(raw.body) ?? '',
    receivedTime: now,
    processedTime: null,
    transactionId: transaction?.id ?? null,
  });
  if (transaction && !isProcessed) {
    // The scheduled job checks the payment should this isolate die, even if it is captured already.
    await store.payments.scheduleCheck(transaction.id, nextCheckTime(0, now) ?? now);
    context.waitUntil(async () => {
      const { isAnswered } = await reconcileWithResult(context, transaction);
      if (isAnswered) await store.payments.markEventProcessed(row.id, event.eventId, now);
    });
  }
  return {};
}

/** The gateway retries after a 503. */
function asUnavailable(thrown: unknown): never {
  throw thrown instanceof GatewayError ? new HttpError(503, 'gateway_unavailable') : thrown;
}

/** Looks only among this account's payments by this gateway, whatever number the webhook names. */
async function find({ store }: CallContext<'webhook'>, gatewayId: string, event: WebhookEvent) {
  const { subject } = event;
  if (!subject) return null;
  if ('gatewayOrderId' in subject) return await store.payments.byOrder(gatewayId, subject.gatewayOrderId);
  const found = await store.payments.find(subject.transactionId);
  if (found?.gatewayId !== gatewayId) return null;
  // This is a renewal's charge whose response was lost. A viewer's order is not recovered: he never got it.
  const isLost = found.gatewayOrderId === null && found.renewalId !== null && event.gatewayOrderId;
  if (!isLost) return found;
  await store.payments.started(found.id, isLost, {});
  return await store.payments.find(found.id);
}
