import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { PaymentLinkSchema } from '#app/contract/payment.ts';
import { paths } from '#app/features/links/paths.ts';
import { fromBase64Json, toBase64Json } from '#app/lib/base64-json.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { checkoutPath } from '../checkout/checkout-address.ts';
import { RELOAD_PARAM } from './reload-param.ts';

/** Of the address, what is the site's own and no gateway's. */
const OWN: ReadonlySet<string> = new Set([
  ...['left', 'mobileApp', 'lng', '_routes', 'index', 'aside', RELOAD_PARAM],
  ...Object.keys(PaymentLinkSchema.entries),
]);
const NAME = /^[\w.-]+$/;
const MAX_DETAILS = 50;

/** What the address of a payment's status page holds. */
export interface GatewayReturn {
  transactionId: string;
  /** What the gateway's page added to the query or the data, for the payment service to judge. */
  details: Record<string, string>;
  /** The viewer came back by the gateway's way out, not by paying. */
  hasLeft: boolean;
  /** Where to pay again; null where the address does not name the plan. */
  retryPath: string | null;
  redirectTo: string;
}

/** Null for what is none of ours, or longer than 4 KB (viewer.md §2). */
export function readReturn(data: string, search: URLSearchParams): GatewayReturn | null {
  const fields = fromBase64Json(data);
  const link = v.safeParse(PaymentLinkSchema, fields);
  if (!link.success) return null;
  const { transaction_id: transactionId, subscription_id, redirection_url } = link.output;
  const redirectTo = safeRedirect(redirection_url, paths.homeAlias());
  return {
    transactionId,
    details: toDetails([...textsIn(fields), ...search]),
    hasLeft: search.get('left') === '1',
    retryPath: subscription_id ? checkoutPath(subscription_id, { redirectTo }) : null,
    redirectTo,
  };
}

/** Other clients write them beside the payment's id or under `details` (viewer.md §7, capture-payment). */
function textsIn(fields: unknown): [string, string][] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (name === 'details') return textsIn(value);
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
}

function toDetails(fields: readonly (readonly [string, string])[]): Record<string, string> {
  const taken = fields.filter(
    ([name, value]) =>
      !OWN.has(name) && NAME.test(name) && name.length <= LIMITS.key && value.length <= LIMITS.value,
  );
  return Object.fromEntries(taken.slice(0, MAX_DETAILS));
}

interface StartedPayment {
  transactionId: string;
  subscriptionId: string;
  redirectTo: string;
}

/** Where Razorpay's checkout, which lies over our own page, leads when it is done or left. */
export function statusPath({ transactionId, subscriptionId, redirectTo }: StartedPayment): string {
  const data = toBase64Json({
    transaction_id: transactionId,
    subscription_id: subscriptionId,
    redirection_url: redirectTo,
  });
  return paths.paymentStatus({ data });
}
