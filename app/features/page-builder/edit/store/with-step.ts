import type { Command } from '#app/lib/edit-document/command.ts';
import { fieldKey } from './rebase-steps.ts';
import type { Batch, LocalDraft } from './store-types.ts';

/** Changes of one thing within it are one step of undo (edit-mode.md §2). */
const STEP_MS = 1_000;

/** A step more, or more of the last one. */
export function withStep(
  local: LocalDraft,
  {
    commands,
    step,
    undoes,
  }: Pick<Batch, 'commands'> & { step?: string | undefined; undoes?: number | undefined },
): LocalDraft {
  const time = Date.now();
  const last = local.batches.at(-1);
  const name = step ?? fieldOf(commands);
  const isSameStep =
    last && !last.isSent && last.undoes === undefined && name !== undefined && last.step === name;
  if (isSameStep && time - last.time < STEP_MS) {
    const grown = { ...last, commands: joined(last.commands, commands), time };
    return { ...local, batches: [...local.batches.slice(0, -1), grown] };
  }
  const batch: Batch = {
    ...{ commandId: crypto.randomUUID(), commands, isSent: false, time },
    ...(name !== undefined && { step: name }),
    ...(undoes !== undefined && { undoes }),
  };
  return { ...local, batches: [...local.batches, batch] };
}

/** Of what was set twice, the newest counts. */
function joined(old: readonly Command[], added: readonly Command[]): readonly Command[] {
  const last = old.at(-1);
  const [first, ...rest] = added;
  const isSet = last && first && fieldKey(last) !== null && fieldKey(last) === fieldKey(first);
  return isSet ? [...old.slice(0, -1), first, ...rest] : [...old, ...added];
}

function fieldOf([command, ...more]: readonly Command[]): string | undefined {
  return command && more.length === 0 ? (fieldKey(command) ?? undefined) : undefined;
}
