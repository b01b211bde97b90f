import { apply, applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { rebase } from '#app/lib/edit-document/merge.ts';
import type { Batch, HeldStep, LocalDraft } from './store-types.ts';

/** The draft with all that is changed here. */
export function documentOf({ base, batches }: Pick<LocalDraft, 'base' | 'batches'>): EditDocument {
  const applied = applyAll(
    base,
    batches.flatMap(({ commands }) => commands),
  );
  // `rebaseSteps` left out what does not fit.
  return applied.ok ? applied.document : base;
}

/**
 * Own steps onto a draft that has `others` in addition to what they were made on. A step that does not go with
 * those is held as a whole, and so is what was built on it.
 */
export function rebaseSteps(
  local: LocalDraft,
  { base, revision }: Pick<LocalDraft, 'base' | 'revision'>,
  others: readonly Command[],
): LocalDraft {
  let document = base;
  const batches: Batch[] = [];
  const held: HeldStep[] = [];
  for (const batch of local.batches) {
    const rebased = rebase(batch.commands, others);
    const fitted = rebased.ok ? withFitting(document, rebased.commands) : { pairs: rebased.clashes };
    if ('pairs' in fitted) held.push(toHeld(batch, fitted.pairs, local.base));
    else {
      document = fitted.document;
      if (fitted.commands.length > 0) batches.push({ ...batch, commands: fitted.commands });
    }
  }
  return { base, revision, batches, held: withHeld(local.held, held) };
}

/** `before` is the draft that does not have what others did. */
export function toHeld(
  { commandId, commands, undoes }: Pick<Batch, 'commandId' | 'commands' | 'undoes'>,
  pairs: HeldStep['pairs'],
  before: EditDocument,
): HeldStep {
  const restores = pairs.flatMap(({ theirs }) => {
    if (theirs?.kind !== 'remove' && theirs?.kind !== 'removeCard') return [];
    const removed = apply(before, theirs);
    return removed.ok && removed.inverse ? [removed.inverse] : [];
  });
  return { id: commandId, commands, pairs, restores, ...(undoes !== undefined && { undoes }) };
}

function withFitting(
  document: EditDocument,
  commands: readonly Command[],
): { document: EditDocument; commands: Command[] } | { pairs: HeldStep['pairs'] } {
  let now = document;
  const counted: Command[] = [];
  for (const command of commands) {
    const applied = apply(now, command);
    if (!applied.ok) return { pairs: [{ mine: command, reason: applied.reason }] };
    now = applied.document;
    if (applied.inverse) counted.push(command);
  }
  return { document: now, commands: counted };
}

/** Of one field the newest is requested about. */
export function withHeld(old: readonly HeldStep[], added: readonly HeldStep[]): readonly HeldStep[] {
  return added.reduce<readonly HeldStep[]>((steps, step) => {
    const field = fieldOf(step);
    return [...steps.filter((each) => field === null || fieldOf(each) !== field), step];
  }, old);
}

/** Of a step that sets one field. */
function fieldOf({ commands: [command, ...more] }: Pick<HeldStep, 'commands'>): string | null {
  return command && more.length === 0 ? fieldKey(command) : null;
}

/** What a command sets; null where it does anything else. */
export function fieldKey(command: Command): string | null {
  if (command.kind === 'set') return `${command.id}/${command.way} ${command.language ?? ''}`;
  return command.kind === 'field' ? `${command.name} ${command.language ?? ''}` : null;
}
