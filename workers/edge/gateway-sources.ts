import { fromAllGateways } from '#app/domain/gateways/gateways.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';

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

/**
 * `sandbox` is the payment sandbox's origin, on development machines only: it replaces all gateways. Of a
 * host, all paths are allowed: browsers compare none after a redirect.
 */
export function gatewaySources(
  sandbox: string | null,
  { gatewayHosts }: Pick<Tenant, 'gatewayHosts'>,
): GatewaySources {
  if (sandbox !== null)
    return { iframes: [sandbox], connections: [sandbox], images: [sandbox], formTargets: [sandbox] };
  const hosts = [...FORM_HOSTS, ...Object.values(gatewayHosts).flat()];
  return {
    iframes: EMBEDDED,
    connections: EMBEDDED,
    images: EMBEDDED,
    formTargets: hosts.map((host) => `https://${host.replace(/\/.*/, '')}`),
  };
}

/** Where Razorpay's checkout.js is. */
export function razorpayScript(sandbox: string | null): string {
  const base = sandbox === null ? 'https://checkout.razorpay.com' : `${sandbox}/razorpay`;
  return `${base}/v1/checkout.js`;
}
