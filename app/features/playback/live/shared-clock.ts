// chunk: shell

import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { createServerClock, createSleepDetector } from './server-clock.ts';

/** viewer.md §9: expiry and schedule checks. */
const TICK_MS = 1000;
/** The minimum time between two requests to the server. */
const SYNC_PAUSE_MS = 5000;

const monotonicMs = () => performance.now();
const clock = createServerClock(monotonicMs);
const listeners = new Set<(nowMs: number) => void>();
let stop: (() => void) | null = null;
let syncedAtMs = Number.NEGATIVE_INFINITY;

/**
 * Calls with the server's time at once and every second after that; when the tab comes back to the front,
 * too, for browsers slow down the timers of hidden tabs. One clock for all of a page's countdowns;
 * `serverNowMs` is what the page rendered with, null if none. Returns a function that unsubscribes.
 */
export function followServerClock(serverNowMs: number | null, listener: (nowMs: number) => void): () => void {
  if (serverNowMs !== null) clock.observe(serverNowMs);
  listeners.add(listener);
  stop ??= start();
  if (clock.isSet()) listener(clock.nowMs());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** The server's time in ms; null while it is not known. */
export function serverNow(): number | null {
  return clock.isSet() ? clock.nowMs() : null;
}

function start(): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const hasSlept = createSleepDetector(monotonicMs, Date.now);
  const tick = () => {
    if (hasSlept()) void sync();
    notifyListeners();
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    tick();
    void sync();
  };
  const timer = window.setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('pageshow', wake, { signal });
  window.addEventListener('online', wake, { signal });
  // The page may have waited in a cache, and its data in memory until a button was pressed.
  void sync();
  return () => {
    abort.abort();
    window.clearInterval(timer);
  };
}

function notifyListeners() {
  if (!clock.isSet()) return;
  for (const listener of listeners) listener(clock.nowMs());
}

async function sync(): Promise<void> {
  const startedAtMs = monotonicMs();
  if (startedAtMs - syncedAtMs < SYNC_PAUSE_MS || !navigator.onLine) return;
  syncedAtMs = startedAtMs;
  try {
    const response = await fetchSiteJson(paths.clock());
    if (!isClockResponse(response)) return;
    clock.sync(response.nowMs, startedAtMs);
    notifyListeners();
  } catch {
    // What is known serves until the next time.
  }
}

function isClockResponse(response: unknown): response is { nowMs: number } {
  return (
    typeof response === 'object' &&
    response !== null &&
    'nowMs' in response &&
    typeof response.nowMs === 'number'
  );
}
