import type { Gateway } from '#app/contract/payment.ts';

/**
 * The events that a gateway is set to send, by its own names; those without a list send all. They are what the
 * platform’s adapters read (docs/operating.md, "Payments").
 */
export const WEBHOOK_EVENTS: Readonly<Record<Gateway, readonly string[]>> = {
  Stripe: [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.refunded',
  ],
  Razorpay: ['payment.captured', 'order.paid', 'refund.processed'],
  PayPal: ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED'],
  Paystack: [],
  PayU: [],
};
