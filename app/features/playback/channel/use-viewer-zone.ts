// chunk: pages

import { useEffect, useRef } from 'react';
import { useRevalidate } from '#app/features/playback/live/use-revalidate.ts';
import { readBrowserCookie, writeBrowserCookie } from '#app/lib/browser-cookie.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const ZONE_COOKIE = 'tz';

/**
 * The page's times are in the time zone that the server assumed. Where the device has another, a cookie sends
 * it to the server, for this page and later ones, and the page is revalidated.
 */
export function useViewerZone(pageZone: string): void {
  const revalidate = useRevalidate();
  const first = useRef(pageZone);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // A zone may have two names: a zone that is in the cookie already is not sent again.
    const value = encodeURIComponent(timeZone);
    // What ZoneNote hides is right now, be it under the zone's other name.
    if (timeZone === pageZone || pageZone !== first.current) delete document.documentElement.dataset.zone;
    if (!timeZone || timeZone === pageZone || readBrowserCookie(ZONE_COOKIE) === value) return;
    writeBrowserCookie(ZONE_COOKIE, value, YEAR_SECONDS);
    if (readBrowserCookie(ZONE_COOKIE) === value) revalidate();
  }, [pageZone, revalidate]);
}
