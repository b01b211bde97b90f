import { CHECKOUT_STARTED_COOKIE, FORM_LIFETIME_MS } from '../checkout/constants.ts';

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
