import { useRevalidator } from '@remix-run/react';
import { CONTENT_REFRESH_MS } from './listing/constants.ts';
import { useEveryVisible } from './use-every-visible.ts';

/**
 * Reads all of the page's data anew every 10 s while the page is visible (viewer.md §4, §9), for accounts that allow it
 * (`site.refreshesContent`). Where the page's own data is enough, `useRefreshed` asks for less and outlives failures.
 */
export function useContentRefresh(enabled: boolean): void {
  const { state, revalidate } = useRevalidator();
  useEveryVisible(enabled ? CONTENT_REFRESH_MS : null, () => {
    // An answer on its way is new enough, and offline one would only replace the page by an error.
    if (state === 'idle' && navigator.onLine) revalidate();
  });
}
