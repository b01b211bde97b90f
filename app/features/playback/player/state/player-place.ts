// chunk: playback

import { createContext, useContext } from 'react';

/**
 * Where a player or its screens are rendered: as the page, in a dialog over another page, or in a box of a
 * page.
 */
export type PlayerPlace =
  | { kind: 'page' }
  /** `rename`: another title plays there now, and is its name. */
  | { kind: 'dialog'; close(): void; rename(title: string): void }
  | { kind: 'box' };

export const PlayerPlaceContext = createContext<PlayerPlace>({ kind: 'page' });

export const IN_A_BOX: PlayerPlace = { kind: 'box' };

export function usePlayerPlace(): PlayerPlace {
  return useContext(PlayerPlaceContext);
}
