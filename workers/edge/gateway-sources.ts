import { fromAllGateways } from '#app/domain/gateways/gateways.ts';

/** What payment pages need of the gateways, as CSP sources. */
export interface GatewaySources {
  iframes: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  /** Browsers apply `form-action` to redirects after a form, too: all hosts that a payment leads to. */
  formTargets: readonly string[];
}

const EMBEDDED = fromAllGateways(({ embeddedSources }) => embeddedSources);
const FORM_HOSTS = fromAllGateways(({ checkoutHosts, formHosts = checkoutHosts }) => formHosts);
const GATEWAYS: GatewaySources = {
  iframes: EMBEDDED,
  connections: EMBEDDED,
  images: EMBEDDED,
  formTargets: FORM_HOSTS.map((host) => `https://${host}`),
};

/** `sandbox` is the payment sandbox's origin, on development machines only: it replaces all gateways. */
export function gatewaySources(sandbox: string | null): GatewaySources {
  if (sandbox === null) return GATEWAYS;
  return { iframes: [sandbox], connections: [sandbox], images: [sandbox], formTargets: [sandbox] };
}

/** Where Razorpay's checkout.js is. */
export function razorpayScript(sandbox: string | null): string {
  const base = sandbox === null ? 'https://checkout.razorpay.com' : `${sandbox}/razorpay`;
  return `${base}/v1/checkout.js`;
}
