import type { PlaylistModes } from './modes.ts';
import type { PlaylistState } from './playlist-state.ts';

/** A playlist that plays, and what may be done with it. */
export interface PlaylistPlayback {
  state: PlaylistState;
  modes: PlaylistModes;
  /** What comes after this one; null where nothing plays, or while the list is not known. */
  nextId: string | null;
  /** Pressed by the viewer since the page came, not named by its address. */
  isStartedHere: boolean;
  play(id: string): void;
  next(): void;
  previous(): void;
  toggle(mode: keyof PlaylistModes): void;
  /** Fetches the address, manifest and first segments of what will probably play next. */
  prepare(id: string | null): void;
  /** Asks again for the same item: its address ran out, or could not be had; of a playlist that none plays of, for any. */
  renew(): void;
}
