import type * as v from 'valibot';
import { type Dropped, readWire } from '#app/contract/reading.ts';
import { logOnce } from '#app/services/log-once.server.ts';

interface UnreadableDataEvent {
  event: 'unreadable-site-chrome' | 'site-chrome-in-part';
  key: string;
  issues: readonly Dropped[];
}

/**
 * A header's or footer's data; what cannot be read of it is not there, and logged once, as a block's. Null:
 * nothing can.
 */
export function readHeaderOrFooter<const S extends v.GenericSchema>(
  schema: S,
  { component_key: key, data }: { component_key: string; data: unknown },
): v.InferOutput<S> | null {
  const read = readWire(schema, data);
  if (!read.ok) log({ event: 'unreadable-site-chrome', key, issues: read.issues });
  else if (read.droppedCount > 0) log({ event: 'site-chrome-in-part', key, issues: read.dropped });
  return read.ok ? read.value : null;
}

/** The data do not name their tenant: their validation errors are the key. */
function log(entry: UnreadableDataEvent): void {
  logOnce(JSON.stringify([entry.key, entry.issues]), entry);
}
