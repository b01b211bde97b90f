import { createStoredValue } from '#app/features/playback/stored-value.ts';
import type { PlaylistState } from './playlist-state.ts';

/** How a playlist goes on: `loop` repeats one item until the viewer moves on, see docs/decisions. */
export interface PlaylistModes {
  loop: boolean;
  shuffle: boolean;
}

export const DEFAULT_MODES: PlaylistModes = { loop: false, shuffle: false };

export const storedModes = createStoredValue('player.playlist', (value): PlaylistModes | null => {
  if (typeof value !== 'object' || value === null || !('loop' in value) || !('shuffle' in value)) return null;
  const { loop, shuffle } = value;
  return typeof loop === 'boolean' && typeof shuffle === 'boolean' ? { loop, shuffle } : null;
});

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
  /**
   * Loads the same item again: its address expired, or could not be had; of a playlist in which none plays,
   * any item.
   */
  renew(): void;
}
