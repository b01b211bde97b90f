import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import { backoffMs } from '#app/lib/backoff.ts';

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before a live stream that failed is opened again; null where another attempt would not
 * help.
 */
export function reconnectDelayMs(failure: FailureKind, attempts: number): number | null {
  switch (failure) {
    case 'unsupported':
      return null;
    case 'expired':
      // The page requests a new address; a viewer who gets none sees why.
      return attempts === 0 ? 0 : null;
    default:
      return backoffMs(attempts, { firstMs: FIRST_MS, longestMs: LONGEST_MS });
  }
}
