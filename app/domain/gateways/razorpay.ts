import type { GatewayPages } from './gateway-pages.ts';

/** Its checkout opens over our own page, by a script of Razorpay's. */
export const razorpay: GatewayPages = {
  checkoutHosts: [],
  isOneOff: true,
  embeddedSources: ['https://*.razorpay.com'],
  webhookHeaders: ['x-razorpay-signature', 'x-razorpay-event-id'],
};
