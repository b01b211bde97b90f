import { CHECKOUT_STARTED_COOKIE, FORM_LIFETIME_MS } from '../checkout/constants.ts';

/**
 * The key of the payment that was begun last in this browser. The page that carries it on is asked for by GET; without the
 * cookie, another site's link could begin one there.
 */
export function checkoutStartedCookie(key: string, { isHttps }: { isHttps: boolean }): string {
  const age = `Max-Age=${FORM_LIFETIME_MS / 1000}`;
  return `${CHECKOUT_STARTED_COOKIE}=${key}; Path=/payment; HttpOnly; SameSite=Lax; ${age}${isHttps ? '; Secure' : ''}`;
}

export function isCheckoutStarted(cookieHeader: string | null, key: string): boolean {
  return (cookieHeader ?? '').split(';').some((part) => part.trim() === `${CHECKOUT_STARTED_COOKIE}=${key}`);
}
