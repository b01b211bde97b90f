import { letterOfKey } from './letter-of-key.ts';

export type KeyAct =
  | 'previous'
  | 'next'
  | 'up'
  | 'down'
  | 'edit'
  | 'copy'
  | 'delete'
  | 'add'
  | 'undo'
  | 'redo'
  | 'panes'
  | 'panes-back'
  | 'out';

/** Of a keyboard event, what its meaning depends on. */
export interface Key {
  key: string;
  /** Where it lies: `KeyZ`. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Where the focus is: on a block or the page itself, or on a button of their tools, which has keys of its own. */
export type KeyPlace = 'page' | 'tools';

const PLAIN: Readonly<Record<string, KeyAct>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  F6: 'panes',
  Escape: 'out',
};
const PLAIN_ON_PAGE: Readonly<Record<string, KeyAct>> = {
  Enter: 'edit',
  Delete: 'delete',
  // What Macs have in its place.
  Backspace: 'delete',
  '/': 'add',
};
const WITH_CONTROL: Readonly<Record<string, KeyAct>> = { d: 'copy', z: 'undo', y: 'redo' };

/** What goes on as long as a key is held down. Pages would be emptied in a second by what does not. */
const REPEATED: ReadonlySet<KeyAct> = new Set(['previous', 'next', 'up', 'down', 'undo', 'redo']);

export const isRepeated = (act: KeyAct) => REPEATED.has(act);

/** What a key does on the stage (edit-mode.md §6); null is left to the browser. */
export function actOfKey(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Key,
  place: KeyPlace,
): KeyAct | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (altKey) return null;
    const letter = letterOfKey({ key, code });
    if (shiftKey) return letter === 'z' ? 'redo' : null;
    return WITH_CONTROL[letter] ?? null;
  }
  if (altKey) {
    if (shiftKey) return null;
    return name === 'ArrowUp' ? 'up' : name === 'ArrowDown' ? 'down' : null;
  }
  if (shiftKey && name === 'F6') return 'panes-back';
  // On many keyboards a slash needs Shift.
  if (shiftKey && name !== '/') return null;
  return PLAIN[name] ?? (place === 'page' ? (PLAIN_ON_PAGE[name] ?? null) : null);
}
