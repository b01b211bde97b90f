const EVERY_MS = 3_000;
const OFTEN_TIMES = 20;
const LATER_MS = 30_000;

/** Asks now, then every few seconds for a minute, and now and then after that. Returns what ends it. */
export function keepAsking(ask: () => void): () => void {
  let times = 0;
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    times += 1;
    timer = setTimeout(next, times < OFTEN_TIMES ? EVERY_MS : LATER_MS);
    ask();
  };
  next();
  return () => clearTimeout(timer);
}
