// chunk: pages

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRevalidate } from '#app/features/playback/live/use-revalidate.ts';
import { readBrowserCookie, writeBrowserCookie } from '#app/lib/browser-cookie.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const ZONE_COOKIE = 'tz';

/** The server has no layout to measure, and React warns of such an effect there. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The page's times are in the time zone that the server assumed. Where the device has another, a cookie sends
 * it to the server, for this page and all that follow, and the page is revalidated. Times in elements with
 * `data-zoned` are hidden meanwhile (`data-zone="other"` on the root, zone-note.module.css), before anything is
 * painted; where no cookie can be set (`data-zone="named"`) the zone is named beside them.
 */
export function useViewerZone(pageZone: string): void {
  const revalidate = useRevalidate();
  const sentFrom = useRef<string>();
  useBeforePaint(() => {
    const { dataset } = document.documentElement;
    const isOther = sentFrom.current === pageZone || zoneToSend(pageZone) !== null;
    if (!isOther) delete dataset.zone;
    else dataset.zone = navigator.cookieEnabled ? 'other' : 'named';
  }, [pageZone]);
  const isRequested = useRef(false);
  useEffect(() => {
    const value = zoneToSend(pageZone);
    if (value !== null) {
      writeBrowserCookie(ZONE_COOKIE, value, YEAR_SECONDS);
      if (readBrowserCookie(ZONE_COOKIE) !== value) return;
      sentFrom.current = pageZone;
      isRequested.current = false;
    }
    // Once a page, also where something else was being loaded as its zone was sent.
    if (sentFrom.current === pageZone && !isRequested.current) isRequested.current = revalidate();
  }, [pageZone, revalidate]);
}

/** The device's zone as the cookie has it; null where the server has it: a zone may have two names. */
function zoneToSend(pageZone: string): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const value = encodeURIComponent(timeZone);
  return !timeZone || timeZone === pageZone || readBrowserCookie(ZONE_COOKIE) === value ? null : value;
}
