import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { withDraft } from './apply-answer.ts';
import type { LoadedDraft, LocalDraft } from './store-types.ts';

/** What was stored goes on; where none of it was sent, on the draft as it is now. */
export function localOf(
  local: LocalDraft | null,
  shown: Pick<LoadedDraft, 'document' | 'revision'>,
): LocalDraft {
  if (!local) return { base: shown.document, revision: shown.revision, batches: [], held: [] };
  return local.batches[0]?.isSent || local.isStale ? local : withDraft(local, shown);
}

/** Of commands those that can be made, one after the other. */
export function fittingOf(document: EditDocument, commands: readonly Command[]): readonly Command[] {
  let now = document;
  return commands.filter((command) => {
    const applied = applyAll(now, [command]);
    if (applied.ok) now = applied.document;
    return applied.ok && applied.inverses.length > 0;
  });
}
