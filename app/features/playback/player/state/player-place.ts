import { createContext, useContext } from 'react';

/** Where a player or its screens stand: they are the page, they lie over another one, or they fill a box of it. */
export type PlayerPlace = { kind: 'page' } | { kind: 'dialog'; close(): void } | { kind: 'box' };

export const PlayerPlaceContext = createContext<PlayerPlace>({ kind: 'page' });

export const IN_A_BOX: PlayerPlace = { kind: 'box' };

export function usePlayerPlace(): PlayerPlace {
  return useContext(PlayerPlaceContext);
}
