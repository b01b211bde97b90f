import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EditStore, type ShownDraft } from './edit-store.ts';
import { openSlots } from './local-slots.ts';
import { siteTransport } from './site-transport.ts';
import type { StoreState } from './store-types.ts';

/** A store that is left may still write what it has: the next one begins with that. */
let left: Promise<unknown> = Promise.resolve();

/**
 * The store of a document, once its scripts run and what was stored is read: until then, and without scripts, null.
 * What the site draws anew reaches it as well.
 */
export function useEditStore(
  shown: ShownDraft,
  { userId, documentId }: { userId: string; documentId: string },
): EditStore | null {
  const [store, setStore] = useState<EditStore | null>(null);
  const latest = useRef(shown);
  latest.current = shown;

  useEffect(() => {
    const over = new AbortController();
    let opened: EditStore | null = null;
    const { signal } = over;
    const open = async () => {
      await left;
      const slots = await openSlots({ userId, documentId }, signal, (slot) => opened?.adopt(slot));
      if (signal.aborted) return;
      opened = new EditStore(latest.current, slots, { userId, transport: siteTransport(documentId) });
      // Not at once: React would draw anew what it has not hydrated yet.
      startTransition(() => setStore(opened));
    };
    void open();
    return () => {
      setStore(null);
      if (opened) left = opened.stop().finally(() => over.abort());
      else over.abort();
    };
  }, [userId, documentId]);

  useEffect(() => {
    if (store) return followPage(store);
  }, [store]);

  useEffect(() => {
    store?.receive(shown);
  }, [store, shown]);

  return store;
}

/** What the store has now; null as long as there is none. */
export function useStoreState(store: EditStore | null): StoreState | null {
  return useSyncExternalStore(
    store?.subscribe ?? followNothing,
    () => store?.getState() ?? null,
    () => null,
  );
}

const followNothing = () => () => undefined;

function followPage(store: EditStore): () => void {
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('online', store.retry, { signal });
  // Somebody may have signed in again in another tab, or a colleague changed something.
  const goOn = () => {
    store.retry();
    void store.refresh();
  };
  window.addEventListener('focus', goOn, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (store.canLose) event.preventDefault();
    },
    { signal },
  );
  return () => over.abort();
}
