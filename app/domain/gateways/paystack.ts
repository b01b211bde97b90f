import type { GatewayPages } from './gateway-pages.ts';

export const paystack: GatewayPages = {
  checkoutHosts: ['checkout.paystack.com'],
  webhookHeaders: ['x-paystack-signature'],
};
