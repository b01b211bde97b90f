import type { PaymentService } from '#app/services/payment.server.ts';

/** The calls of the payment service that a checkout needs. */
export type CheckoutService = Pick<
  PaymentService,
  'estimation' | 'customerOrgs' | 'discounts' | 'activeSubscriptions' | 'createTransaction'
>;
