import { useEffect } from 'react';
import { useRevalidate } from '#app/features/playback/live/use-revalidate.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const PLAIN = 'tz';
/** Ties it to this host, as the site's other cookies are; browsers refuse the prefix on plain http. */
const SECURE = '__Host-tz';

/**
 * The page's times are those of a zone that the server took the viewer to be in. Where the device says another, the server
 * is told, this once and for later pages, and the page asked for again.
 */
export function useViewerZone(pageZone: string): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // A zone may have two names: what was said already is not said again.
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
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = isSecure() ? `${SECURE}=${value}; Secure${rest}` : `${PLAIN}=${value}${rest}`;
}
