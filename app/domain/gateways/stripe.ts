import type { GatewayPages } from './gateway-pages.ts';

export const stripe: GatewayPages = {
  checkoutHosts: ['checkout.stripe.com', 'buy.stripe.com'],
  webhookHeaders: ['stripe-signature'],
};
