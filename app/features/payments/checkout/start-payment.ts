import type { TransactionStart } from '#app/contract/payment.ts';
import { paths } from '#app/features/links/paths.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isServiceError, type ServiceError } from '#app/services/service-error.ts';
import { statusPath } from '../status/payment-link.ts';
import { type Choice, paymentKey } from './attempt.ts';
import { type CheckoutSettings, hostOf, isCheckoutUrl } from './gateway-hosts.ts';

/** The calls of the payment service that a checkout needs. */
export type CheckoutService = Pick<
  PaymentService,
  'plans' | 'estimation' | 'customerOrgs' | 'discounts' | 'activeSubscriptions' | 'createTransaction'
>;

export interface RazorpayLaunch {
  kind: 'razorpay';
  transactionId: string;
  orderId: string;
  amountMinor: number;
  currency: string;
  keyId: string;
}

const SESSION_OVER = 401;

/** How the viewer gets to the gateway. */
export type Launch =
  | { kind: 'redirect'; url: string }
  | { kind: 'payu'; url: string; fields: Record<string, string> }
  | RazorpayLaunch;

export type PaymentStart =
  | Launch
  | {
      kind: 'rejected';
      /** Of our answer. */
      status: 409 | 422 | 429 | 503;
      /** The server's own words, fit to be shown. */
      text: string | null;
      /** The result is unknown: the same form may be sent again, under the same key. */
      isOpen: boolean;
    };

interface Settings extends CheckoutSettings {
  /** The account's, for a payment that comes without one; null where it has none. */
  razorpayKeyId(): Promise<string | null>;
  /** The site's own. */
  origin: string;
}

interface Order extends Choice {
  attempt: string;
  redirectTo: string;
}

/** Begins a payment, once for each form. Rejects when the session is over. */
export async function startPayment(
  service: Pick<CheckoutService, 'createTransaction'>,
  { attempt, redirectTo, ...choice }: Order,
  settings: Settings,
): Promise<PaymentStart> {
  try {
    const start = await service.createTransaction(
      {
        subscription_id: choice.planId,
        discount_code: choice.code,
        discount_id: choice.discountId ?? '',
        customer_gateway_info_id: choice.gatewayId,
        redirection_url: redirectTo,
        ...(choice.trialDays ? { trial_days: choice.trialDays } : {}),
      },
      await paymentKey(attempt, choice),
    );
    return await toLaunch(start, { subscriptionId: choice.planId, redirectTo }, settings);
  } catch (error) {
    if (!isServiceError(error) || error.status === SESSION_OVER) throw error;
    const isOpen = error.kind !== 'rejected';
    return { kind: 'rejected', status: statusOf(error), text: error.serverMessage ?? null, isOpen };
  }
}

function statusOf({ kind, status = 503 }: ServiceError) {
  if (kind !== 'rejected' || status >= 500) return 503;
  return status === 409 || status === 429 ? status : 422;
}

async function toLaunch(
  start: TransactionStart,
  order: { subscriptionId: string; redirectTo: string },
  { origin, razorpayKeyId, ...settings }: Settings,
): Promise<PaymentStart> {
  const { _id: transactionId, customer_gateway_info, initiate_payload: payload } = start;
  if ('key_id' in payload) {
    const { id: orderId, amount: amountMinor, currency, key_id } = payload;
    if (amountMinor === 0) return { kind: 'redirect', url: statusPath({ ...order, transactionId }) };
    const keyId = key_id ?? (await razorpayKeyId());
    if (keyId === null) {
      // The operator's cue: the payment or the account's config has to name it.
      console.warn(JSON.stringify({ event: 'razorpay-key-missing' }));
      return { kind: 'rejected', status: 503, text: null, isOpen: false };
    }
    return { kind: 'razorpay', transactionId, orderId, amountMinor, currency, keyId };
  }
  const url = 'authorization_url' in payload ? payload.authorization_url : payload.url;
  // What costs nothing needs no gateway, and has been paid when it begins.
  if (url.startsWith(`${origin}${paths.paymentStatus({ data: '' })}`)) return { kind: 'redirect', url };
  const { org } = customer_gateway_info;
  if (!isCheckoutUrl(org, url, settings)) {
    // The operator's cue: `gateway_hosts` of the brand's record names further hosts.
    console.warn(JSON.stringify({ event: 'gateway-host-rejected', gateway: org, host: hostOf(url) }));
    return { kind: 'rejected', status: 503, text: null, isOpen: false };
  }
  return 'fields' in payload ? { kind: 'payu', url, fields: payload.fields } : { kind: 'redirect', url };
}
