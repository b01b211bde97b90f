import type { GatewayPages } from './gateway-pages.ts';

export const paystack: GatewayPages = {
  checkoutHosts: ['checkout.paystack.com', 'paystack.com/pay'],
  webhookHeaders: ['x-paystack-signature'],
};
