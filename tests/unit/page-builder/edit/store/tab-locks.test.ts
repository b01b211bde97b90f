import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heartbeatLocks } from '#app/features/page-builder/edit/store/heartbeat-locks.ts';
import { takeOver } from '#app/features/page-builder/edit/store/tab-locks.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** Two tabs of a browser without locks. */
function openTabs() {
  const storage = memoryStorage();
  return [heartbeatLocks(storage), heartbeatLocks(storage)] as const;
}
const lasting = () => new AbortController();

/** What a promise has come to, once so much time is over. */
async function outcomeAfter<T>(ms: number, promise: Promise<T>): Promise<T | 'waits'> {
  let outcome: T | 'waits' = 'waits';
  promise.then(
    (value) => {
      outcome = value;
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('locks of a browser that has none', () => {
  it('are one tab’s, as long as it is heard of', async () => {
    const [one, other] = openTabs();
    const { signal } = lasting();
    expect(await outcomeAfter(100, one.take('a', signal))).toBe(true);
    expect(await outcomeAfter(100, other.take('a', signal))).toBe(false);
    expect(await outcomeAfter(100, other.take('b', signal))).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await outcomeAfter(100, other.take('a', signal))).toBe(false);
  });

  it('are one tab’s where two take them at once', async () => {
    const [one, other] = openTabs();
    const { signal } = lasting();
    const both = Promise.all([one.take('a', signal), other.take('a', signal)]);
    expect((await outcomeAfter(200, both)) as unknown as boolean[]).toContain(true);
    expect((await both).filter(Boolean)).toHaveLength(1);
  });

  it('are free once their tab leaves, in whatever way', async () => {
    const [one, other] = openTabs();
    const over = lasting();
    await outcomeAfter(100, one.take('a', over.signal));
    over.abort();
    expect(await outcomeAfter(100, other.take('a', lasting().signal))).toBe(true);
    await outcomeAfter(100, one.take('b', lasting().signal));
    window.dispatchEvent(new Event('pagehide'));
    expect(await outcomeAfter(100, other.take('b', lasting().signal))).toBe(true);
  });

  it('are free some minutes after their tab was last heard of', async () => {
    const storage = memoryStorage();
    storage.setItem('marquee-tab/a', `gone ${Date.now()}`);
    const other = heartbeatLocks(storage);
    expect(await outcomeAfter(60_000, other.take('a', lasting().signal))).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(await outcomeAfter(100, other.take('a', lasting().signal))).toBe(true);
  });
});

describe('takeOver', () => {
  it('has what another tab leaves, unless that takes it again at once', async () => {
    const [one, other] = openTabs();
    const first = lasting();
    await outcomeAfter(100, one.take('a', first.signal));
    const taken = takeOver(other, 'a', lasting().signal).then(() => 'taken');
    await vi.advanceTimersByTimeAsync(20_000);
    first.abort();
    // A reload: it is back within the grace of the others.
    await vi.advanceTimersByTimeAsync(4_000);
    const second = lasting();
    expect(await outcomeAfter(1_000, one.take('a', second.signal))).toBe(true);
    expect(await outcomeAfter(60_000, taken)).toBe('waits');
    second.abort();
    expect(await outcomeAfter(15_000, taken)).toBe('taken');
  });

  it('ends with its page', async () => {
    const [one, other] = openTabs();
    const [first, waiting] = [lasting(), lasting()];
    await outcomeAfter(100, one.take('a', first.signal));
    const rejected = takeOver(other, 'a', waiting.signal).catch(() => 'over');
    waiting.abort();
    expect(await outcomeAfter(10_000, rejected)).toBe('over');
    first.abort();
    expect(await outcomeAfter(100, one.take('a', lasting().signal))).toBe(true);
  });
});
