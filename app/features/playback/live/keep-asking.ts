const EVERY_MS = 3_000;
const MAX_TIMES = 20;

/** Asks now, then every few seconds for a minute. Returns what ends it. */
export function keepAsking(ask: () => void): () => void {
  let times = 1;
  const timer = setInterval(() => {
    times += 1;
    if (times >= MAX_TIMES) clearInterval(timer);
    ask();
  }, EVERY_MS);
  ask();
  return () => clearInterval(timer);
}
