import { scaleMinor, unscaleMinor } from '../../amounts.ts';
import type { BaseOrder, PaymentGateway, PaymentOutcome, RenewedPayment, SavedMethod } from '../gateway.ts';
import {
  asList,
  asObject,
  asText,
  type GatewayClient,
  GatewayError,
  type JsonObject,
  requireText,
} from '../gateway-client.ts';
import { isLiveKey } from '../live-key.ts';
import { parsePaystackWebhook } from './webhook.ts';

export interface PaystackKeys {
  /** Signs its webhooks too. */
  secretKey: string;
}

/**
 * Paystack counts every currency in hundredths, whole ones too:
 * https://paystack.com/docs/api/#supported-currency
 */
const DECIMALS = 2;

/** Initialise, redirect, verify. Our transaction's id is the reference, so a repeated start is rejected. */
export function paystackGateway(send: GatewayClient, keys: PaystackKeys): PaymentGateway {
  const headers = { Authorization: `Bearer ${keys.secretKey}` };
  const post = (path: string, json: unknown) => send({ method: 'POST', path, headers, json }).then(dataOf);
  const verify = (reference: string) =>
    send({ method: 'GET', path: `/transaction/verify/${encodeURIComponent(reference)}`, headers }).then(
      dataOf,
    );

  return {
    org: 'Paystack',

    async start(order) {
      const data = await post('/transaction/initialize', {
        ...toCharge(order),
        callback_url: order.returnUrl,
        metadata: { transaction_id: order.transactionId, cancel_action: order.cancelUrl },
      });
      const authorization_url = requireText(data.authorization_url, 'authorization_url');
      return {
        gatewayOrderId: order.transactionId,
        payload: { id: requireText(data.access_code, 'access_code'), authorization_url },
      };
    },

    async reconcile({ gatewayOrderId }) {
      try {
        return toOutcome(await verify(gatewayOrderId), gatewayOrderId);
      } catch (thrown) {
        // Until the viewer has opened the page there is nothing to verify.
        if (thrown instanceof GatewayError && NOT_THERE.has(thrown.status ?? 0)) return { state: 'pending' };
        throw thrown;
      }
    },

    async refund({ gatewayOrderId, currency }, _, { amountMinor }) {
      const amount = scaleMinor(amountMinor, currency, DECIMALS);
      await post('/refund', { transaction: gatewayOrderId, amount });
    },

    /** https://paystack.com/docs/api/refund/#list */
    async fetchRefunded({ currency }, paymentId) {
      const path = `/refund?transaction=${encodeURIComponent(paymentId)}&perPage=100`;
      const { data } = await send({ method: 'GET', path, headers });
      const refunds = asList(data).map(asObject);
      const amounts = refunds.filter((each) => each?.status !== 'failed').map((each) => Number(each?.amount));
      return unscaleMinor(
        amounts.reduce((sum, amount) => sum + amount, 0),
        currency,
        DECIMALS,
      );
    },

    parseWebhook: (message) => Promise.resolve(parsePaystackWebhook(message, keys.secretKey)),

    async findOrder(transactionId) {
      try {
        await verify(transactionId);
        return transactionId;
      } catch (thrown) {
        if (thrown instanceof GatewayError && NOT_THERE.has(thrown.status ?? 0)) return null;
        throw thrown;
      }
    },

    /** One balance for each currency that the account takes: https://paystack.com/docs/api/transfer-control/ */
    async check() {
      const { data } = await send({ method: 'GET', path: '/balance', headers });
      const currencies = asList(data).map((each) => requireText(asObject(each)?.currency, 'currency'));
      return { isLive: isLiveKey(keys.secretKey), currencies: currencies.length > 0 ? currencies : null };
    },

    renew: (order, method) => chargeAuthorization({ post, verify }, order, method),
  };
}

interface PaystackCalls {
  post(path: string, json: unknown): Promise<JsonObject>;
  verify(reference: string): Promise<JsonObject>;
}

async function chargeAuthorization(
  { post, verify }: PaystackCalls,
  order: BaseOrder,
  method: SavedMethod,
): Promise<RenewedPayment> {
  const gatewayOrderId = order.transactionId;
  const charge = {
    ...toCharge(order),
    authorization_code: method.token,
    // A code is bound to the address that it was made with.
    email: method.customer ?? order.customer.email,
    metadata: { transaction_id: order.transactionId },
  };
  try {
    const data = await post('/transaction/charge_authorization', charge);
    return { gatewayOrderId, outcome: toOutcome(data, gatewayOrderId) };
  } catch (thrown) {
    // A reference is charged once, so the result of the first charge is fetched.
    if (!(thrown instanceof GatewayError) || thrown.code !== 'duplicate_reference') throw thrown;
    return { gatewayOrderId, outcome: toOutcome(await verify(gatewayOrderId), gatewayOrderId) };
  }
}

const NOT_THERE: ReadonlySet<number> = new Set([400, 404]);

function toCharge({ amountMinor, currency, customer, transactionId }: BaseOrder) {
  const amount = String(scaleMinor(amountMinor, currency, DECIMALS));
  return { email: customer.email, amount, currency, reference: transactionId };
}

function dataOf({ data }: JsonObject): JsonObject {
  const object = asObject(data);
  if (!object) throw new GatewayError('The gateway’s answer lacks data');
  return object;
}

function toOutcome(data: JsonObject, reference: string): PaymentOutcome {
  if (asText(data.reference) !== reference) return { state: 'failed', reason: 'mismatch' };
  const status = asText(data.status);
  if (status === 'reversed') return { state: 'refunded', paymentId: requireText(data.id, 'id') };
  // Paystack's "abandoned" is a page that was opened and not paid yet: the viewer may still be on it.
  if (status === 'failed') return { state: 'failed', reason: 'declined' };
  if (status !== 'success') return { state: 'pending' };
  const currency = asText(data.currency);
  const authorization = asObject(data.authorization);
  const token = authorization?.reusable === true ? asText(authorization.authorization_code) : '';
  const customer = asText(asObject(data.customer)?.email) || null;
  return {
    state: 'captured',
    paymentId: requireText(data.id, 'id'),
    amountMinor: unscaleMinor(Number(data.amount), currency, DECIMALS),
    currency,
    method: token ? { token, customer } : null,
  };
}
