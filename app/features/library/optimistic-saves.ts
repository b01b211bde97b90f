import type { SaveIntent } from './save-intent.ts';

/** The clicks since the page's data were loaded, which are newer than the data. */
const optimisticSaves = new Map<string, boolean>();
const listeners = new Set<() => void>();

export function optimisticSave(intent: SaveIntent, contentId: string): boolean | undefined {
  return optimisticSaves.get(keyOf(intent, contentId));
}

export function setOptimisticSave(intent: SaveIntent, contentId: string, isSaved: boolean): void {
  optimisticSaves.set(keyOf(intent, contentId), isSaved);
  for (const listener of listeners) listener();
}

/** The titles that were removed from a list, in one string: the same string until that changes. */
export function removedIds(intent: SaveIntent): string {
  const prefix = keyOf(intent, '');
  const keys = [...optimisticSaves].flatMap(([key, isSaved]) =>
    isSaved || !key.startsWith(prefix) ? [] : [key],
  );
  return keys.map((key) => key.slice(prefix.length)).join(' ');
}

/** For `useSyncExternalStore`. */
export function subscribeToSaves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function clearOptimisticSaves(): void {
  optimisticSaves.clear();
}

function keyOf(intent: SaveIntent, contentId: string) {
  return `${intent}/${contentId}`;
}
