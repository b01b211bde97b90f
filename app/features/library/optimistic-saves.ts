import type { SaveIntent } from './save-intent.ts';

/** What was pressed since the page's data came, which knows better. */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();

export function pressedState(intent: SaveIntent, contentId: string): boolean | undefined {
  return pressed.get(keyOf(intent, contentId));
}

export function keepPressed(intent: SaveIntent, contentId: string, isSaved: boolean): void {
  pressed.set(keyOf(intent, contentId), isSaved);
  for (const listener of listeners) listener();
}

/** The titles that were taken off a list, in one text: the same text until that changes. */
export function takenOff(intent: SaveIntent): string {
  const prefix = keyOf(intent, '');
  const keys = [...pressed].flatMap(([key, isSaved]) => (isSaved || !key.startsWith(prefix) ? [] : [key]));
  return keys.map((key) => key.slice(prefix.length)).join(' ');
}

/** For `useSyncExternalStore`. */
export function onPressed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function forgetPressed(): void {
  pressed.clear();
}

function keyOf(intent: SaveIntent, contentId: string) {
  return `${intent}/${contentId}`;
}
