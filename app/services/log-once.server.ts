import { LRUCache } from 'lru-cache';

const logged = new LRUCache<string, true>({ max: 500 });

/** Warns once per isolate of a condition that many requests meet; `name` identifies the condition. */
export function logOnce(name: string, entry: { event: string }): void {
  const key = `${entry.event}/${name}`;
  if (logged.get(key)) return;
  logged.set(key, true);
  console.warn(JSON.stringify(entry));
}
