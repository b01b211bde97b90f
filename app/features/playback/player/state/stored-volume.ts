import { createStoredValue } from '#app/features/playback/stored-value.ts';

export interface VolumeChoice {
  /** 0…1 */
  volume: number;
  muted: boolean;
}

export const storedVolume = createStoredValue('player.volume', (value): VolumeChoice | null => {
  if (typeof value !== 'object' || value === null || !('volume' in value) || !('muted' in value)) return null;
  const { volume, muted } = value;
  if (typeof volume !== 'number' || !(volume >= 0 && volume <= 1) || typeof muted !== 'boolean') return null;
  return { volume, muted };
});
