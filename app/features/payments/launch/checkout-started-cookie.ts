import { FORM_LIFETIME_MS } from '../checkout/attempt.ts';

/** Records which payment this browser began: pages that continue a payment open for that one alone. */
const CHECKOUT_STARTED_COOKIE = 'payment_begun';

/**
 * The key of the payment that this browser began last. The page that continues it is requested by GET, so
 * without the cookie another site's link could begin a payment there.
 */
export function checkoutStartedCookie(key: string, { isHttps }: { isHttps: boolean }): string {
  const age = `Max-Age=${FORM_LIFETIME_MS / 1000}`;
  return `${CHECKOUT_STARTED_COOKIE}=${key}; Path=/payment; HttpOnly; SameSite=Lax; ${age}${isHttps ? '; Secure' : ''}`;
}

export function isCheckoutStarted(cookieHeader: string | null, key: string): boolean {
  return (cookieHeader ?? '').split(';').some((part) => part.trim() === `${CHECKOUT_STARTED_COOKIE}=${key}`);
}
