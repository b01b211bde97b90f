import type { Accepted } from '#app/contract/editing.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { commandsBetween } from './commands-between.ts';
import { documentOf, rebaseSteps, toHeld, withHeld } from './rebase-steps.ts';
import type { HeldStep, LoadedDraft, LocalDraft } from './store-types.ts';

/** The platform's word for what was made on a draft that its log does not lead back to. */
const TOO_OLD = 'too-old';

/** What is left after the platform's answer to the first step. */
export function withAnswer(local: LocalDraft, accepted: Accepted): LocalDraft {
  const [head, ...rest] = local.batches;
  if (!head) return local;
  const { revision, clashes } = accepted;
  // Commands that are answered are JSON: they came as such.
  const { others, applied } = accepted as unknown as Record<'others' | 'applied', Command[]>;
  if (clashes.some(({ reason }) => reason === TOO_OLD))
    return { ...local, batches: [{ ...head, isSent: false }, ...rest], isStale: true };
  const isClash = clashes.length > 0;
  const pairs = clashes as unknown as HeldStep['pairs'];
  const held = isClash ? withHeld(local.held, [toHeld(head, pairs, local.base)]) : local.held;
  const isGap = others.length === 0 && revision !== local.revision + Math.sign(applied.length);
  const after = isGap ? null : applyAll(local.base, [...others, ...applied]);
  if (after?.ok)
    return rebaseSteps({ ...local, batches: rest, held }, { base: after.document, revision }, others);
  // Until the draft is loaded, an accepted step is drawn as it was made.
  const base = isClash ? local.base : documentOf({ base: local.base, batches: [head] });
  return { base, revision, batches: rest, held, isStale: true };
}

/** The first step is taken back, and what was built on it. */
export function withoutFirst(local: LocalDraft): LocalDraft {
  const { held, isStale } = local;
  return { ...rebaseSteps({ ...local, batches: local.batches.slice(1) }, local, []), held, isStale };
}

/** What is left once the draft was loaded anew. */
export function withDraft(
  local: LocalDraft,
  { document, revision }: Pick<LoadedDraft, 'document' | 'revision'>,
): LocalDraft {
  return rebaseSteps(local, { base: document, revision }, commandsBetween(local.base, document));
}
