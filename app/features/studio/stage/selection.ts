import { createContext, useContext, useSyncExternalStore } from 'react';

/** The block in hand. It changes with each key: blocks follow it by themselves, so that two are drawn anew and no more. */
export interface Selection {
  get(): string | null;
  set(block: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createSelection(): Selection {
  let selected: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => selected,
    set(block) {
      if (block === selected) return;
      selected = block;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const SelectionContext = createContext<Selection>(createSelection());

export const SelectionProvider = SelectionContext.Provider;

export function useIsSelected(block: string): boolean {
  const { subscribe, get } = useContext(SelectionContext);
  return useSyncExternalStore(
    subscribe,
    () => get() === block,
    () => false,
  );
}
