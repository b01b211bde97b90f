import type { TabLocks } from './store-types.ts';

/** Those of the browser; where it has none, some that last as long as a tab is heard of. */
export async function openTabLocks(): Promise<TabLocks> {
  if ('locks' in navigator) return WEB_LOCKS;
  const { heartbeatLocks } = await import('./heartbeat-locks.ts');
  return heartbeatLocks(localStorage);
}

/** A tab that is loaded anew takes its own again: others let it, for so long. */
const GRACE_MS = 5_000;

/** Resolves once another tab has left it, and this one has it. Rejects with the signal. */
export async function takeOver(locks: TabLocks, name: string, signal: AbortSignal): Promise<void> {
  do {
    await locks.freed(name, signal);
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
    signal.throwIfAborted();
  } while (!(await locks.take(name, signal)));
}

/** Locks of this tab that are being let go: the browser does that a moment after their signal. */
let released: Promise<unknown> = Promise.resolve();

const WEB_LOCKS: TabLocks = {
  async take(name, signal) {
    await released;
    return new Promise((resolve, reject) => {
      const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        const isTaken = lock !== null && !signal.aborted;
        resolve(isTaken);
        return isTaken ? over(signal) : undefined;
      });
      request.catch(reject);
      signal.addEventListener(
        'abort',
        () => {
          released = Promise.allSettled([released, request]);
        },
        { once: true },
      );
    });
  },
  async freed(name, signal) {
    await navigator.locks.request(name, { signal }, () => undefined);
  },
};

const over = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
