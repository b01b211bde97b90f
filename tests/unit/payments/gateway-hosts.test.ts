import { expect, test } from 'vitest';
import { GATEWAYS } from '#app/contract/payment.ts';
import { isCheckoutUrl } from '#app/features/payments/checkout/gateway-hosts.ts';

const LIVE = { paymentSandbox: null };
const LOCAL = { paymentSandbox: 'http://pay.localhost:8787' };

test.each([
  ['Stripe', 'https://checkout.stripe.com/c/pay/cs_live_1#fid'],
  ['Paystack', 'https://checkout.paystack.com/0peioxfhpn'],
  ['PayPal', 'https://www.paypal.com/checkoutnow?token=5O1'],
  ['PayPal', 'https://www.sandbox.paypal.com/checkoutnow?token=5O1'],
  ['PayU', 'https://secure.payu.in/_payment'],
  ['PayU', 'https://test.payu.in/_payment'],
] as const)('%s takes payments at %s', (org, url) => {
  expect(isCheckoutUrl(org, url, LIVE)).toBe(true);
  const others = GATEWAYS.filter((other) => other !== org);
  expect(others.filter((other) => isCheckoutUrl(other, url, LIVE))).toEqual([]);
});

test.each([
  'http://checkout.stripe.com/c/pay/1',
  'https://checkout.stripe.com.evil.example/',
  'https://evil.example/checkout.stripe.com',
  'https://checkout.stripe.com@evil.example/',
  'https://user:pass@checkout.stripe.com/',
  'https://checkout.stripe.com:8443/',
  '//checkout.stripe.com/',
  '/checkout',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
  'http://pay.localhost:8787/stripe/pay/1',
])('Stripe accepts no payment at %s', (url) => {
  expect(isCheckoutUrl('Stripe', url, LIVE)).toBe(false);
});

test('the sandbox replaces every gateway on a developer’s machine, and none elsewhere', () => {
  const url = 'http://pay.localhost:8787/anything';
  expect(GATEWAYS.map((org) => isCheckoutUrl(org, url, LOCAL))).toEqual(GATEWAYS.map(() => true));
  expect(isCheckoutUrl('Stripe', 'http://pay.localhost:8788/', LOCAL)).toBe(false);
  expect(isCheckoutUrl('Stripe', 'http://evil.localhost:8787/', LOCAL)).toBe(false);
  expect(isCheckoutUrl('Stripe', 'http://pay.localhost.evil.example/', LOCAL)).toBe(false);
});
