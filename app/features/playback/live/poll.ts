const FAST_INTERVAL_MS = 3_000;
const FAST_REQUESTS = 20;
const SLOW_INTERVAL_MS = 30_000;

/**
 * Calls `request` now, every few seconds for a minute, and less often after that. Returns a function that
 * stops it.
 */
export function poll(request: () => void): () => void {
  let times = 0;
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    times += 1;
    timer = setTimeout(next, times < FAST_REQUESTS ? FAST_INTERVAL_MS : SLOW_INTERVAL_MS);
    request();
  };
  next();
  return () => clearTimeout(timer);
}
