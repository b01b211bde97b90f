import type { Accepted } from '#app/contract/editing.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { commandsBetween } from './commands-between.ts';
import { documentOf, settle, toHeld, withHeld } from './settle.ts';
import type { HeldStep, Kept, LoadedDraft } from './store-types.ts';

/** The platform's word for what was made on a draft that its log does not lead back to. */
const TOO_OLD = 'too-old';

/** What is kept after the platform's answer to the first step. */
export function withAnswer(kept: Kept, accepted: Accepted): Kept {
  const [head, ...rest] = kept.batches;
  if (!head) return kept;
  const { revision, clashes } = accepted;
  // Commands that are answered are JSON: they came as such.
  const { others, applied } = accepted as unknown as Record<'others' | 'applied', Command[]>;
  if (clashes.some(({ reason }) => reason === TOO_OLD))
    return { ...kept, batches: [{ ...head, isSent: false }, ...rest], isStale: true };
  const isClash = clashes.length > 0;
  const pairs = clashes as unknown as HeldStep['pairs'];
  const held = isClash ? withHeld(kept.held, [toHeld(head, pairs)]) : kept.held;
  const isGap = others.length === 0 && revision !== kept.revision + Math.sign(applied.length);
  const after = isGap ? null : applyAll(kept.base, [...others, ...applied]);
  if (after?.ok) return settle({ ...kept, batches: rest, held }, { base: after.document, revision }, others);
  // Until the draft is loaded, an accepted step is drawn as it was made.
  const base = isClash ? kept.base : documentOf({ base: kept.base, batches: [head] });
  return { base, revision, batches: rest, held, isStale: true };
}

/** The first step is taken back, and what was built on it. */
export function withoutFirst(kept: Kept): Kept {
  const { held, isStale } = kept;
  return { ...settle({ ...kept, batches: kept.batches.slice(1) }, kept, []), held, isStale };
}

/** What is kept once the draft was loaded anew. */
export function withDraft(
  kept: Kept,
  { document, revision }: Pick<LoadedDraft, 'document' | 'revision'>,
): Kept {
  return settle(kept, { base: document, revision }, commandsBetween(kept.base, document));
}
