import { createStoredValue } from '#app/features/playback/stored-value.ts';

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
