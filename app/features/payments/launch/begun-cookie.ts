import { BEGUN_COOKIE, FORM_HOLDS_MS } from '../checkout/constants.ts';

/**
 * The key of the payment that was begun last in this browser. The page that carries it on is asked for by GET; without the
 * cookie, another site's link could begin one there.
 */
export function begunCookie(key: string, { isHttps }: { isHttps: boolean }): string {
  const age = `Max-Age=${FORM_HOLDS_MS / 1000}`;
  return `${BEGUN_COOKIE}=${key}; Path=/payment; HttpOnly; SameSite=Lax; ${age}${isHttps ? '; Secure' : ''}`;
}

export function isBegun(cookieHeader: string | null, key: string): boolean {
  return (cookieHeader ?? '').split(';').some((part) => part.trim() === `${BEGUN_COOKIE}=${key}`);
}
