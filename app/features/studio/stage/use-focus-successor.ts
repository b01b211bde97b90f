import { type RefObject, useEffect, useRef } from 'react';
import { blockElement, blockIdOf } from './keys/stage-panes.ts';

interface Focused {
  element: Element;
  /** Null in the bar. */
  block: string | null;
  index: number;
}

/**
 * Undo, a colleague or a choice can take away what has the focus, and keys would go nowhere: its block has it then,
 * or the one in that block's place (edit-mode.md §6).
 */
export function useFocusSuccessor(root: RefObject<HTMLElement>, ids: readonly string[]): void {
  const last = useRef<Focused | null>(null);
  const drawn = useRef(ids);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const onFocusIn = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && root.current?.contains(target);
      const block = isHere ? blockIdOf(target) : null;
      last.current = isHere ? { element: target, block, index: drawn.current.indexOf(block ?? '') } : null;
    };
    // Browsers differ in whether what is taken away still leaves with an event: it is looked at afterwards.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = last.current?.element === target && last.current.element.isConnected;
        if (isLeft && document.hasFocus() && document.activeElement === document.body) last.current = null;
      });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('focusout', onFocusOut, { signal });
    return () => over.abort();
  }, [root]);

  // After each render, as that is when things go.
  useEffect(() => {
    drawn.current = ids;
    const { current: focused } = last;
    if (!focused || !root.current) return;
    const index = focused.block === null ? -1 : ids.indexOf(focused.block);
    if (index !== -1) focused.index = index;
    if (focused.element.isConnected || document.activeElement !== document.body) return;
    const id = focused.block === null ? null : (ids[Math.min(focused.index, ids.length - 1)] ?? null);
    (blockElement(root.current, id) ?? root.current).focus({ preventScroll: true });
  });
}
