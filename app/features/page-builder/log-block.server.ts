import type { Dropped } from '#app/contract/reading.ts';
import { logOnce } from '#app/services/log-once.server.ts';

interface BlockEvent {
  event: 'unknown-block' | 'unreadable-block' | 'block-in-part' | 'block-beyond-limit';
  key: string;
  id: string;
  issues?: readonly Dropped[];
}

/** Once for each block of an isolate: a page is asked for often, and says the same each time. */
export function logBlock(entry: BlockEvent): void {
  logOnce(`${entry.key}/${entry.id}`, entry);
}
