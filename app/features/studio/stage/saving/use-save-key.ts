import { type ComponentType, useEffect, useState } from 'react';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { letterOfKey } from '../keys/letter-of-key.ts';

type CheckpointDialog = ComponentType<{ onClose(): void }>;

interface SaveKey {
  /** From when the platform has all of it until the next change. */
  isConfirmed: boolean;
  /** Null where none is wanted. */
  Dialog: CheckpointDialog | null;
  close(): void;
}

/**
 * Ctrl/⌘+S sends at once what waits, what is being typed as well, and then offers a checkpoint of it (edit-mode.md
 * §6); the browser's own dialog would save the editor's page.
 */
export function useSaveKey(store: EditStore | null, document: EditDocument): SaveKey {
  const [saved, setSaved] = useState<EditDocument | null>(null);
  const [Dialog, setDialog] = useState<CheckpointDialog | null>(null);
  useEffect(() => {
    if (!store) return;
    const over = new AbortController();
    const { signal } = over;
    async function save(from: EditStore) {
      const isSent = await from.flush().catch(() => false);
      if (signal.aborted) return;
      setSaved(isSent ? from.document : null);
      if (!isSent) return;
      const loaded = await import('./checkpoint-dialog.tsx').catch(() => null);
      if (!signal.aborted) setDialog(() => loaded?.CheckpointDialog ?? null);
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      endTyping();
      void save(store);
    };
    // Ahead of a text that is typed into, which takes its keys for itself.
    window.addEventListener('keydown', onKey, { signal, capture: true });
    return () => over.abort();
  }, [store]);
  return { isConfirmed: saved === document, Dialog, close: () => setDialog(null) };
}

function isSaveKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && letterOfKey(event) === 's';
}

/** A text on the page becomes a change once the focus is elsewhere. */
function endTyping(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return;
  const block = activeElement.closest<HTMLElement>('[data-block-id]');
  activeElement.blur();
  block?.focus({ preventScroll: true });
}
