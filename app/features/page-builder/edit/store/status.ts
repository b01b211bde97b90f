import type { Outbox } from './outbox.ts';
import type { SaveStatus } from './store-types.ts';

/** The state of a draft in one word: what keeps it from being saved first. */
export function statusOf(
  { local: { batches, held }, hindrance }: Pick<Outbox, 'local' | 'hindrance'>,
  rejected: { message: string | null } | null,
): SaveStatus {
  const count = batches.length;
  if (hindrance === 'signed-out') return { kind: 'signed-out', count };
  if (hindrance === 'unreachable' && count > 0) return { kind: 'offline', count };
  if (rejected) return { kind: 'rejected', ...rejected };
  if (held.length > 0) return { kind: 'clash', count: held.length };
  return { kind: count > 0 ? 'saving' : 'saved' };
}
