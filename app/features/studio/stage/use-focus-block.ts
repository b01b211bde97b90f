import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { blockElement } from './keys/stage-panes.ts';

/**
 * Focuses a block once it is drawn; null is the page itself. A tool of that block that had the focus has it again: a
 * node that is moved loses it.
 */
export function useFocusBlock(root: RefObject<HTMLElement>) {
  const wanted = useRef<{ id: string | null; tool: Element | null } | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  // After each render, until the block is there.
  useEffect(() => {
    const { current } = wanted;
    if (!current || !root.current) return;
    const block = blockElement(root.current, current.id);
    if (current.id !== null && !block) return;
    wanted.current = null;
    const { tool } = current;
    if (tool instanceof HTMLElement && block?.contains(tool)) tool.focus();
    else if (block) block.focus();
    else root.current.focus({ preventScroll: true });
  });

  return useCallback((id: string | null) => {
    wanted.current = { id, tool: document.activeElement };
    renderAgain();
  }, []);
}
