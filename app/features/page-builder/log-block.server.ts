import type { Dropped } from '#app/contract/reading.ts';
import { logOnce } from '#app/services/log-once.server.ts';

interface BlockEvent {
  event: 'unknown-block' | 'unreadable-block' | 'block-in-part' | 'block-beyond-limit';
  key: string;
  id: string;
  issues?: readonly Dropped[];
}

/** Once for each block of an isolate: a page is requested often, and its log entry is always the same. */
export function logBlock(entry: BlockEvent): void {
  logOnce(`${entry.key}/${entry.id}`, entry);
}
