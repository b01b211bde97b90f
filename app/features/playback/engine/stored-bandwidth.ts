import { DEFAULT_BANDWIDTH_BPS, REMEMBERED_BANDWIDTH_FACTOR } from '#app/features/playback/constants.ts';
import { createMemory } from '#app/features/playback/stored-value.ts';

export const bandwidthMemory = createMemory('player.bandwidth', (value): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null,
);

/** What to expect of the line before anything is measured, in bit/s. */
export function startBandwidthBps(remembered: number | null): number {
  return remembered === null ? DEFAULT_BANDWIDTH_BPS : Math.round(remembered * REMEMBERED_BANDWIDTH_FACTOR);
}
