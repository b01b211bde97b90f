import { createContext, useContext } from 'react';

/** Where a player or its screens stand: they are the page, they lie over another one, or they fill a box of it. */
export type WatchPlace = { kind: 'page' } | { kind: 'dialog'; close(): void } | { kind: 'box' };

export const WatchPlaceContext = createContext<WatchPlace>({ kind: 'page' });

export const IN_A_BOX: WatchPlace = { kind: 'box' };

export function useWatchPlace(): WatchPlace {
  return useContext(WatchPlaceContext);
}
