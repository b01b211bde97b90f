import { whenIdle } from '#app/lib/idle.ts';

/** Of `navigator.connection`, where a browser supports it. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data may be prefetched: not on a slow connection, nor where the viewer saves data. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return false;
  return !matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * Calls back once the browser is idle; never where nothing may be prefetched. Returns a function that cancels
 * it.
 */
export function prefetchWhenIdle(callback: () => void): () => void {
  return mayPrefetch() ? whenIdle(callback) : () => {};
}
