import type { Vars } from '#cli/local/worker-options.ts';

/**
 * Variables of every platform under test: what waits on purpose waits for a moment. The unit tests of
 * `forgotPassword` and `httpMailer` prove for how long these wait by default.
 */
export const SHORT_WAITS = { MAIL_RETRY_WAIT_MS: '1', RESET_MAIL_WAIT_MS: '1' } satisfies Vars;

/**
 * For files in which a payment is captured again and again, one after the other. Where captures come at once, the
 * one that is let through may take longer than this. The unit tests of `capturePayment` prove the default.
 */
export const SHORT_CHECKS = { PAYMENT_CHECK_WAIT_MS: '200' } satisfies Vars;
