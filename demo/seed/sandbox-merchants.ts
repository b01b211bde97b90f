import type { Gateway } from '#app/contract/payment.ts';
import type { GatewayKeys } from '#workers/platform/payment/gateways/open-gateway.ts';

/** A call of the sandbox's own `/control`. */
export type FetchSandbox = (
  method: string,
  path: string,
  body: unknown,
) => Promise<{ ok: boolean; status: number }>;

/** A merchant's keys at the sandbox. They open nothing else, so they may be known. */
export function sandboxKeys(name: string): GatewayKeys {
  return {
    Stripe: { secretKey: `sk_${name}`, webhookSecret: `whsec_${name}` },
    Razorpay: { keyId: `rzp_${name}`, keySecret: `secret_${name}`, webhookSecret: `hook_${name}` },
    Paystack: { secretKey: `paystack_${name}` },
    PayPal: { clientId: `client_${name}`, clientSecret: `secret_${name}`, webhookId: `WH-${name}` },
    PayU: { merchantKey: `payu_${name}`, salt: `salt_${name}` },
  };
}

const MERCHANT: { [Org in Gateway]: (keys: GatewayKeys[Org]) => string } = {
  Stripe: ({ secretKey }) => secretKey,
  Paystack: ({ secretKey }) => secretKey,
  Razorpay: ({ keyId }) => keyId,
  PayPal: ({ clientId }) => clientId,
  PayU: ({ merchantKey }) => merchantKey,
};

/** The key that identifies a merchant in the sandbox. */
export function merchantOf(org: Gateway, keys: GatewayKeys): string {
  // The table's own types tie each gateway to its keys; a union of names cannot.
  return (MERCHANT[org] as (keys: unknown) => string)(keys[org]);
}

/** Makes the brand known to the sandbox's providers, with where its messages go. */
export async function putMerchants(
  { slug, gateways }: { slug: string; gateways: readonly Gateway[] },
  fetchSandbox: FetchSandbox,
  port: number,
): Promise<void> {
  const keys = sandboxKeys(slug);
  for (const org of gateways) {
    const webhookUrl = `http://${slug}.localhost:${port}/payment-webhook/${org}`;
    const merchant = { org, key: merchantOf(org, keys), keys: keys[org], webhookUrl };
    const { ok, status } = await fetchSandbox('PUT', '/control/merchants', merchant);
    if (!ok) throw new Error(`The payment sandbox responded with ${status} for ${org} of ${slug}`);
  }
}
