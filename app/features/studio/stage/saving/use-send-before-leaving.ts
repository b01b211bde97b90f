import { createPath, useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';

/**
 * Another page of the studio is loaded once the site has what was changed here: it would show the draft without it.
 * What can be neither sent nor stored is lost only to those who confirm that to their browser.
 */
export function useSendBeforeLeaving(store: EditStore | null): void {
  const blocker = useBlocker(() => {
    endTyping();
    return store !== null && (store.canSend || store.canLose);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed, reset } = blocker;
    const leave = () => {
      if (!store?.canLose) return proceed();
      reset();
      // Leaving a document is confirmed in a dialog of the browser (`beforeunload`).
      window.location.assign(createPath(location));
    };
    if (store) void store.flush().finally(leave);
    else proceed();
  }, [blocker, store]);
}

/** Words are a change once their box is left, which going back in the history does not do by itself. */
function endTyping() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[contenteditable]'))
    activeElement.blur();
}
