import type { GatewayPages } from './gateway-pages.ts';

export const paypal: GatewayPages = {
  checkoutHosts: ['www.paypal.com', 'www.sandbox.paypal.com'],
  webhookHeaders: [
    'paypal-auth-algo',
    'paypal-cert-url',
    'paypal-transmission-id',
    'paypal-transmission-sig',
    'paypal-transmission-time',
  ],
};
