import type { TabLocks } from './store-types.ts';

/** Browsers slow down the timers of tabs that are out of sight, to one a minute. */
const BEAT_MS = 5_000;
const EXPIRY_MS = 150_000;
/** Two tabs that take the same at once: the last that wrote its name has it. */
const PAUSE_MS = 50;
const PREFIX = 'marquee-tab/';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Locks for browsers without: a tab writes every few seconds that it is there, and takes that back as it goes. */
export function heartbeatLocks(storage: Storage): TabLocks {
  const tab = crypto.randomUUID();
  const holderOf = (key: string) => {
    const [holder = '', time = ''] = storage.getItem(key)?.split(' ') ?? [];
    return Date.now() - Number(time) < EXPIRY_MS ? holder : '';
  };

  async function take(name: string, signal: AbortSignal): Promise<boolean> {
    const key = `${PREFIX}${name}`;
    if (signal.aborted || holderOf(key) !== '') return false;
    const beat = () => storage.setItem(key, `${tab} ${Date.now()}`);
    beat();
    await pause(PAUSE_MS);
    if (holderOf(key) !== tab) return false;
    const timer = setInterval(beat, BEAT_MS);
    const leave = () => {
      if (holderOf(key) === tab) storage.removeItem(key);
    };
    window.addEventListener('pagehide', leave, { signal });
    const end = () => {
      clearInterval(timer);
      leave();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
    return !signal.aborted;
  }

  return {
    take,
    async freed(name, signal) {
      while (holderOf(`${PREFIX}${name}`) !== '') {
        await pause(BEAT_MS);
        signal.throwIfAborted();
      }
    },
  };
}
