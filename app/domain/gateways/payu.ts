import type { GatewayPages } from './gateway-pages.ts';

export const payu: GatewayPages = {
  // India, then PayU's other countries, each with its test host.
  checkoutHosts: ['secure.payu.in', 'test.payu.in', 'secure.payu.com', 'secure.snd.payu.com'],
  // PayU's form is taken by one host and shown by the other.
  formHosts: [
    ...['secure.payu.in', 'api.payu.in', 'test.payu.in', 'apitest.payu.in'],
    ...['secure.payu.com', 'secure.snd.payu.com'],
  ],
  isOneOff: true,
  // What PayU signs, and the number of its payment.
  returnFields: [
    'key',
    'txnid',
    'amount',
    'productinfo',
    'firstname',
    'email',
    'udf1',
    'udf2',
    'udf3',
    'udf4',
    'udf5',
    'status',
    'additional_charges',
    'additionalCharges',
    'mihpayid',
    'hash',
  ],
};
