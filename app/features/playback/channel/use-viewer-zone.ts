// chunk: shell

import { useEffect } from 'react';
import { useRevalidate } from '#app/features/playback/live/use-revalidate.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const PLAIN = 'tz';
/** Ties it to this host, as the site's other cookies are; browsers refuse the prefix on plain http. */
const SECURE = '__Host-tz';

/**
 * The page's times are in the time zone that the server assumed. Where the device has another, a cookie sends
 * it to the server, for this page and later ones, and the page is revalidated.
 */
export function useViewerZone(pageZone: string): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // A zone may have two names: a zone that is in the cookie already is not sent again.
    if (!timeZone || timeZone === pageZone || hasZoneCookie(timeZone)) return;
    setZoneCookie(timeZone);
    if (hasZoneCookie(timeZone)) revalidate();
  }, [pageZone, revalidate]);
}

const isSecure = () => location.protocol === 'https:';

function hasZoneCookie(timeZone: string): boolean {
  const cookie = `${isSecure() ? SECURE : PLAIN}=${encodeURIComponent(timeZone)}`;
  return document.cookie.split('; ').includes(cookie);
}

function setZoneCookie(timeZone: string): void {
  const value = encodeURIComponent(timeZone);
  const rest = `; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = isSecure() ? `${SECURE}=${value}; Secure${rest}` : `${PLAIN}=${value}${rest}`;
}
