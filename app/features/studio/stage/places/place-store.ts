import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Place } from './find-places.ts';

/** The places of all blocks of the stage, as far as they are drawn. */
export interface PlaceStore {
  get(block: string): readonly Place[];
  set(block: string, places: readonly Place[]): void;
  subscribe(listener: () => void): () => void;
}

export function createPlaceStore(): PlaceStore {
  const places = new Map<string, readonly Place[]>();
  const listeners = new Set<() => void>();
  return {
    get: (block) => places.get(block) ?? NONE,
    set(block, found) {
      if (found.length > 0) places.set(block, found);
      else places.delete(block);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NONE: readonly Place[] = [];
const PlaceContext = createContext<PlaceStore | null>(null);

export const PlaceProvider = PlaceContext.Provider;
/** Null without scripts. */
export const usePlaceStore = () => useContext(PlaceContext);

/** What is drawn of a block's fields; it changes with each drawing. */
export function useBlockPlaces(block: string): readonly Place[] {
  const store = usePlaceStore();
  return useSyncExternalStore(
    store?.subscribe ?? followNothing,
    () => store?.get(block) ?? NONE,
    () => NONE,
  );
}

const followNothing = () => () => undefined;
