import type { KeyboardEvent } from 'react';
import type { BlockAct } from '../acts/block-act.ts';
import { actOfKey, isRepeated } from './act-of-key.ts';
import { BLOCK, blockIdOf, neighbour, nextPane } from './stage-panes.ts';

/** What keys of the stage do; `block` is the one that has the focus. */
export interface StageKeyActs {
  selected(): string | null;
  /** There are no acts without the editor: keys walk and open pages then. */
  canAct: boolean;
  act(act: BlockAct, block: string): void;
  edit(block: string): void;
  add(below: string | null): void;
  undo(): void;
  redo(): void;
  /** Nothing is in hand any more. */
  leave(): void;
}

/** Where keys are letters, or another thing's own. */
const TYPING = 'input, textarea, select, [contenteditable], dialog, details[open]';

export const isTyping = (target: EventTarget) => target instanceof Element && target.closest(TYPING) !== null;

/** The keys of the stage (edit-mode.md §6), for the element around the bar and the page. */
export function useStageKeys(acts: StageKeyActs) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: root, target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || isTyping(target)) return;
    const isOnPage = target === root || target.matches(BLOCK);
    const act = actOfKey(event, isOnPage ? 'page' : 'tools');
    if (act === null) return;
    if (event.repeat && !isRepeated(act)) {
      event.preventDefault();
      return;
    }
    const block = blockIdOf(target);
    const selected = acts.selected();
    const focus = (element: HTMLElement | null) => element?.focus();
    switch (act) {
      case 'previous':
        focus(neighbour(root, target, -1));
        break;
      case 'next':
        focus(neighbour(root, target, 1));
        break;
      case 'panes':
        focus(nextPane(root, target, { selected, by: 1 }));
        break;
      case 'panes-back':
        focus(nextPane(root, target, { selected, by: -1 }));
        break;
      case 'out':
        if (isOnPage) {
          acts.leave();
          root.focus({ preventScroll: true });
        } else focus(target.closest<HTMLElement>(BLOCK) ?? root);
        break;
      case 'undo':
      case 'redo':
        if (!acts.canAct) return;
        acts[act]();
        break;
      case 'add':
        acts.add(block);
        break;
      case 'edit':
        if (block === null) return;
        acts.edit(block);
        break;
      default:
        if (block === null || !acts.canAct) return;
        acts.act(act, block);
    }
    event.preventDefault();
  };
}
