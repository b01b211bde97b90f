import { LRUCache } from 'lru-cache';

const logged = new LRUCache<string, true>({ max: 500 });

/** Warns once an isolate of what is asked for often and says the same each time; `name` is what makes it the same. */
export function logOnce(name: string, entry: { event: string }): void {
  const key = `${entry.event}/${name}`;
  if (logged.get(key)) return;
  logged.set(key, true);
  console.warn(JSON.stringify(entry));
}
