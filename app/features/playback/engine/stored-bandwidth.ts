import { DEFAULT_BANDWIDTH_BPS, STORED_BANDWIDTH_FACTOR } from '#app/features/playback/constants.ts';
import { createStoredValue } from '#app/features/playback/stored-value.ts';

export const storedBandwidth = createStoredValue('player.bandwidth', (value): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null,
);

/** What to expect of the line before anything is measured, in bit/s. */
export function startBandwidthBps(storedBps: number | null): number {
  return storedBps === null ? DEFAULT_BANDWIDTH_BPS : Math.round(storedBps * STORED_BANDWIDTH_FACTOR);
}
