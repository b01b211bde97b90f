import { useEffect, useState } from 'react';
import type { EmbedCommand, EmbedState } from './messages.ts';
import { openParentWindow, type ParentWindow } from './parent-window.ts';

/**
 * The page around this one, which receives `ready` once. Null on the server and where no page may be
 * messaged.
 */
export function useParentWindow(contentId: string, state: EmbedState): ParentWindow | null {
  const [parent, setParent] = useState<ParentWindow | null>(null);
  useEffect(() => setParent(openParentWindow(window, contentId)), [contentId]);
  useEffect(() => parent?.post({ event: 'ready', state }), [parent, state]);
  return parent;
}

export function useParentCommands(parent: ParentWindow | null, onCommand: (command: EmbedCommand) => void) {
  useEffect(() => parent?.listen(onCommand), [parent, onCommand]);
}
