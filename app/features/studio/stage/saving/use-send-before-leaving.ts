import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';

/** Another page of the studio is loaded once the site has what was changed here: it would show the draft without it. */
export function useSendBeforeLeaving(store: EditStore | null): void {
  const blocker = useBlocker(() => store?.getState().status.kind === 'saving');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // What could not be sent is stored, and goes on when its editor is back.
    store?.flush().finally(() => blocker.proceed());
  }, [blocker, store]);
}
