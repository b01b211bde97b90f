import { whenIdle } from '#app/lib/idle.ts';
import { mayPrefetch } from './may-prefetch.ts';

/** Calls back once the browser is idle; never where nothing may be prefetched. Returns a function that cancels it. */
export function prefetchWhenIdle(callback: () => void): () => void {
  return mayPrefetch() ? whenIdle(callback) : () => {};
}
