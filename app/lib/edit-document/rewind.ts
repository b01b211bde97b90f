import { applyAll } from './apply.ts';
import type { Command } from './command.ts';
import type { EditDocument } from './document.ts';

/**
 * A document as it was before the batches of a log, oldest first. Null where the log does not lead back to `seen`:
 * it is of another draft, or too long ago.
 */
export function rewind(
  { document, revision }: { document: EditDocument; revision: number },
  seen: number,
  log: readonly { revision: number; inverses: readonly Command[] }[],
): EditDocument | null {
  if (seen > revision || log.length !== revision - seen) return null;
  const before = applyAll(
    document,
    [...log].reverse().flatMap(({ inverses }) => inverses),
  );
  return before.ok ? before.document : null;
}
