import { expect, test } from 'vitest';
import { GATEWAYS } from '#app/contract/payment.ts';
import { isCheckoutUrl } from '#app/features/payments/checkout/gateway-hosts.ts';

const LIVE = { paymentSandbox: null, gatewayHosts: {} };
const LOCAL = { paymentSandbox: 'http://pay.localhost:8787', gatewayHosts: {} };

test.each([
  ['Stripe', 'https://checkout.stripe.com/c/pay/cs_live_1#fid'],
  ['Stripe', 'https://buy.stripe.com/5kA9Bk'],
  ['Paystack', 'https://checkout.paystack.com/0peioxfhpn'],
  ['Paystack', 'https://paystack.com/pay/harbor-gold'],
  ['Paystack', 'https://paystack.com/pay?ref=1'],
  ['PayPal', 'https://www.paypal.com/checkoutnow?token=5O1'],
  ['PayPal', 'https://www.sandbox.paypal.com/checkoutnow?token=5O1'],
  ['PayU', 'https://secure.payu.in/_payment'],
  ['PayU', 'https://test.payu.in/_payment'],
  ['PayU', 'https://secure.payu.com/pay/'],
  ['PayU', 'https://secure.snd.payu.com/pay/'],
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

test.each([
  'https://paystack.com/',
  'https://paystack.com/payments',
  'https://paystack.com/blog/pay',
  'https://paystack.com/pay/../blog',
])('Paystack takes payments at one path of its site alone, not at %s', (url) => {
  expect(isCheckoutUrl('Paystack', url, LIVE)).toBe(false);
});

test('a host of the brand’s record takes payments of its own gateway alone', () => {
  const settings = { paymentSandbox: null, gatewayHosts: { Stripe: ['pay.harbor.example'] } };
  const url = 'https://pay.harbor.example/c/pay/cs_live_1';
  expect(GATEWAYS.filter((org) => isCheckoutUrl(org, url, settings))).toEqual(['Stripe']);
  expect(isCheckoutUrl('Stripe', 'https://pay.harbor.example.evil.example/', settings)).toBe(false);
  expect(isCheckoutUrl('Stripe', 'http://pay.harbor.example/', settings)).toBe(false);
});
