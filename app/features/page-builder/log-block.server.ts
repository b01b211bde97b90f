import type { Dropped } from '#app/contract/reading.ts';
import { LruMap } from '#app/services/lru-map.ts';

interface BlockEvent {
  event: 'unknown-block' | 'unreadable-block' | 'block-in-part' | 'block-beyond-limit';
  key: string;
  id: string;
  issues?: readonly Dropped[];
}

const logged = new LruMap<string, true>(500);

/** Once for each block of an isolate: a page is asked for often, and says the same each time. */
export function logBlock(entry: BlockEvent): void {
  const name = `${entry.event}/${entry.key}/${entry.id}`;
  if (logged.get(name)) return;
  logged.set(name, true);
  console.warn(JSON.stringify(entry));
}
