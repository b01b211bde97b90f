import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { clearPersonalStorage, storedViewer, storeViewer, VIEWER_KEY } from './personal-storage.ts';

/**
 * Signing out clears everything and reloads the page (viewer.md §4), in whichever tab it happens: the
 * viewer's id is stored where all tabs see it, and each tab compares it on a `storage` event and when it
 * becomes visible. `viewer` is an id, '' for a guest, undefined where the server does not know; then nothing
 * is concluded.
 */
export function useReloadOnAccountChange(viewer: string | undefined): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(viewer);

  useEffect(() => {
    if (viewer === undefined) return;
    const before = shown.current;
    shown.current = viewer;
    if (before && before !== viewer) return reloadDocument();
    const stored = storedViewer();
    if (stored && stored !== viewer) clearPersonalStorage();
    if (stored !== viewer) storeViewer(viewer);
  }, [viewer]);

  useEffect(() => {
    const { signal, abort } = abortable();
    function look() {
      const stored = storedViewer();
      if (stored === null || shown.current === undefined || stored === shown.current) return;
      // Who has just signed in elsewhere loses nothing here; who was signed in here does not stay on the
      // screen.
      if (shown.current === '') revalidate();
      else reloadDocument();
    }
    window.addEventListener('storage', ({ key }) => key === VIEWER_KEY && look(), { signal });
    window.addEventListener('focus', look, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
    return abort;
  }, [revalidate]);
}

function reloadDocument(): void {
  // Last of all listeners: what others still put away on leaving goes, too.
  window.addEventListener('pagehide', clearPersonalStorage);
  window.location.reload();
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
