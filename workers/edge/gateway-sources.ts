/** What payment pages need of the gateways, as CSP sources. */
export interface GatewaySources {
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  /** Browsers hold the redirect after a form to the form's own rule: every host that a payment leads to stands here. */
  formTargets: readonly string[];
}

/** Of the five gateways Razorpay alone works on our page; the others are pages of their own (viewer.md §4). */
const GATEWAYS: GatewaySources = {
  frames: ['https://*.razorpay.com'],
  connections: ['https://*.razorpay.com'],
  images: ['https://*.razorpay.com'],
  formTargets: [
    'https://checkout.stripe.com',
    'https://checkout.paystack.com',
    'https://www.paypal.com',
    'https://www.sandbox.paypal.com',
    // PayU's form is taken by one host and shown by the other.
    'https://secure.payu.in',
    'https://api.payu.in',
    'https://test.payu.in',
    'https://apitest.payu.in',
  ],
};

/** `sandbox` is the payment sandbox's origin, on development machines only: it stands for all of them. */
export function gatewaySources(sandbox: string | null): GatewaySources {
  if (sandbox === null) return GATEWAYS;
  return { frames: [sandbox], connections: [sandbox], images: [sandbox], formTargets: [sandbox] };
}

/** Where Razorpay's checkout.js is. */
export function razorpayScript(sandbox: string | null): string {
  const base = sandbox === null ? 'https://checkout.razorpay.com' : `${sandbox}/razorpay`;
  return `${base}/v1/checkout.js`;
}
