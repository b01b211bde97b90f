import { useEffect, useState } from 'react';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';

/**
 * Ctrl/⌘+S sends at once what waits, what is being typed as well (edit-mode.md §6); the browser's own dialog would
 * save the editor's page. True from when the platform has all of it until the next change.
 */
export function useSaveKey(store: EditStore | null, document: EditDocument): boolean {
  const [saved, setSaved] = useState<EditDocument | null>(null);
  useEffect(() => {
    if (!store) return;
    const over = new AbortController();
    // Ahead of a text that is typed into, which takes its keys for itself.
    const options = { signal: over.signal, capture: true };
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      endTyping();
      store.flush().then(
        (isSent) => setSaved(isSent && !over.signal.aborted ? store.document : null),
        () => setSaved(null),
      );
    };
    window.addEventListener('keydown', onKey, options);
    return () => over.abort();
  }, [store]);
  return saved === document;
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
}

/** A text on the page becomes a change once the focus is elsewhere. */
function endTyping(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return;
  const block = activeElement.closest<HTMLElement>('[data-block-id]');
  activeElement.blur();
  block?.focus({ preventScroll: true });
}
