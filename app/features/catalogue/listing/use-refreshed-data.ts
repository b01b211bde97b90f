// chunk: listing

import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { backgroundHref } from '#app/features/links/load-in-background.ts';
import { CONTENT_REFRESH_MS } from './constants.ts';
import { useVisibleInterval } from './use-visible-interval.ts';

/**
 * The page's data, reloaded every 10 s while the page is visible (viewer.md §4, §9), for accounts that allow
 * it (`site.refreshesContent`). Only the page's own loader runs, never the root's, and a refresh that fails
 * leaves the data as they are: the route's clientLoader uses `loadInBackground`.
 */
export function useRefreshedData<Data>(data: Data, enabled: boolean): Data {
  const location = useLocation();
  const fetcher = useFetcher<Data | null>();
  const requestedWith = useRef(data);
  const [refreshed, setRefreshed] = useState<{ of: Data; data: Data } | null>(null);
  useVisibleInterval(enabled ? CONTENT_REFRESH_MS : null, () => {
    if (fetcher.state !== 'idle' || !navigator.onLine) return;
    requestedWith.current = data;
    fetcher.load(backgroundHref(location));
  });
  // What a fetcher gives is what the loader returned, read back from the wire as `data` was.
  const latest = fetcher.data as Data | null | undefined;
  useEffect(() => {
    if (latest) setRefreshed({ of: requestedWith.current, data: latest });
  }, [latest]);
  // Another address or a form's answer brought data of its own meanwhile: that counts.
  return refreshed?.of === data ? refreshed.data : data;
}
