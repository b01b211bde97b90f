import { expect, test } from 'vitest';
import { readReturn, statusPath } from '#app/features/payments/status/payment-link.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';

const LINK = { transaction_id: 'T1', subscription_id: 'plan', redirection_url: '/content/x?watch=true' };
const search = (query = '') => new URLSearchParams(query);

test('a payment link identifies its payment, and leads back to it and on', () => {
  expect(readReturn(toBase64Json(LINK), search())).toEqual({
    transactionId: 'T1',
    details: {},
    hasLeft: false,
    retryPath: '/payment/plan?redirectTo=%2Fcontent%2Fx%3Fwatch%3Dtrue',
    redirectTo: '/content/x?watch=true',
  });
  expect(readReturn(toBase64Json({ transaction_id: 'T1' }), search())).toMatchObject({
    retryPath: null,
    redirectTo: '/home',
  });
});

test('the address that Razorpay’s checkout leads to is read as it was written', () => {
  const path = statusPath({ transactionId: 'T1', subscriptionId: 'plan', redirectTo: '/home' });
  const data = path.replace('/payment-status/', '');
  expect(readReturn(data, search())).toMatchObject({ transactionId: 'T1', retryPath: '/payment/plan' });
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', 'abc'],
  ['a list', toBase64Json([])],
  ['no id', toBase64Json({ subscription_id: 'plan' })],
  ['an id that is none', toBase64Json({ transaction_id: { $ne: '' } })],
  ['an endless id', toBase64Json({ transaction_id: 'T'.repeat(2000) })],
  ['more than 4 KB', toBase64Json({ ...LINK, more: 'x'.repeat(4096) })],
])('%s is rejected as a payment link', (_, data) => {
  expect(readReturn(data, search())).toBeNull();
});

test('the gateway’s details are forwarded, without the site’s own or oversized ones', () => {
  const query = search(
    `session_id=cs_1&razorpay_signature=ab&left=1&mobileApp=true&_routes=x&again=3&<b>=1&long=${'x'.repeat(2001)}`,
  );
  expect(readReturn(toBase64Json(LINK), query)).toMatchObject({
    details: { session_id: 'cs_1', razorpay_signature: 'ab' },
    hasLeft: true,
  });
  const many = search(Array.from({ length: 80 }, (_, index) => `f${index}=1`).join('&'));
  expect(Object.keys(readReturn(toBase64Json(LINK), many)?.details ?? {})).toHaveLength(50);
});

test.each([
  ['beside its id', (details: object) => ({ ...LINK, ...details })],
  ['under `details`', (details: object) => ({ ...LINK, details })],
])('details that a link’s data holds %s are forwarded', (_, link) => {
  const details = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' };
  const data = toBase64Json(link({ ...details, '<b>': '1', nested: { a: 1 }, left: '1' }));
  expect(readReturn(data, search('razorpay_signature=cd&status=ok'))).toMatchObject({
    details: { ...details, razorpay_signature: 'cd', status: 'ok' },
    hasLeft: false,
  });
  expect(Object.keys(readReturn(data, search())?.details ?? {}).sort()).toEqual(Object.keys(details).sort());
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/%2fevil.example',
  '/%5Cevil',
  'javascript:alert(1)',
  '/\t/evil.example',
])('a payment link never leads to %s', (redirection_url) => {
  expect(readReturn(toBase64Json({ ...LINK, redirection_url }), search())).toMatchObject({
    redirectTo: '/home',
    retryPath: '/payment/plan',
  });
});
