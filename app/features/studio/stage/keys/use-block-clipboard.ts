import type { ClipboardEvent } from 'react';
import { blockIdOf } from './stage-panes.ts';
import { isTyping } from './use-stage-keys.ts';

const TEXT = 'text/plain';

/** A block as text on the clipboard, by the browser's own keys and menus: no permission is needed for it. */
export function useBlockClipboard({
  take,
  paste,
}: {
  /** Null where there is no such block. */
  take(block: string | null): string | null;
  paste(text: string, below: string | null): void;
}) {
  const blockOf = ({ target }: ClipboardEvent) => blockIdOf(target instanceof Element ? target : null);
  return {
    onCopy(event: ClipboardEvent) {
      // Words that are selected are what is copied.
      if (isTyping(event.target) || window.getSelection()?.isCollapsed === false) return;
      const text = take(blockOf(event));
      if (text === null) return;
      event.clipboardData.setData(TEXT, text);
      event.preventDefault();
    },
    onPaste(event: ClipboardEvent) {
      if (isTyping(event.target)) return;
      paste(event.clipboardData.getData(TEXT), blockOf(event));
      event.preventDefault();
    },
  };
}
