import { useEffect } from 'react';

/**
 * Where the player is the page, its keys act at once. Focus that the viewer has set already stays, in the
 * page around a frame too.
 */
export function useFocusOnMount(root: HTMLElement | null) {
  useEffect(() => {
    if (window.parent !== window && !document.hasFocus()) return;
    if (root && !root.contains(document.activeElement)) root.focus({ preventScroll: true });
  }, [root]);
}
