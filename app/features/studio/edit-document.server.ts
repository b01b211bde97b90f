import { redirect } from '@remix-run/cloudflare';
import { type Accepted, type EditedDocumentWire, SITE_DOCUMENT } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { LoadedBatch, LoadedDraft } from '#app/features/page-builder/edit/store/store-types.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { rewind } from '#app/lib/edit-document/rewind.ts';
import type { LoggedBatch } from '#app/lib/edit-document/undo.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';

type Content = MarqueeContext['services']['content'];

/** A draft as this site changes it. */
export function toEditDocument({
  language,
  blocks,
  fields,
}: Pick<EditedDocumentWire, 'language' | 'blocks' | 'fields'>): EditDocument {
  // The wire's data are JSON: they came as such.
  return { language, blocks: blocks as EditDocument['blocks'], fields: fields as EditDocument['fields'] };
}

/** A draft now, and as the form's sender saw it; null where nobody knows any more what that was. */
export async function loadSeen(content: Content, id: string, revision: number) {
  const now = await content.editedDocument(id, { since: String(revision) });
  const document = toEditDocument(now);
  const log = now.log as { revision: number; inverses: Command[] }[];
  return { now, document, seen: rewind({ document, revision: now.revision }, revision, log) };
}

/** Takes back one batch, or brings it back: whatever others changed since stays. */
export async function undo(
  content: Content,
  id: string,
  { batch, command_id }: { batch: number; command_id: string },
): Promise<Accepted | null> {
  const { log } = await content.editedDocument(id, { since: String(batch - 1) });
  const [entry] = log;
  if (entry?.revision !== batch || entry.inverses.length === 0) return null;
  return content.editCommands(id, { revision: batch, command_id, commands: entry.inverses, undoes: batch });
}

type Flash = MarqueeContext['flash'];

/** What came of a change that no form shows: done, a clash, or a rejection with its reason. */
export async function perform(
  flash: Flash,
  change: () => Promise<Accepted | null>,
): Promise<{ accepted: Accepted | null }> {
  try {
    const accepted = await change();
    if (!accepted || accepted.clashes.length > 0) {
      flash.put({ kind: 'error', key: 'edit:clash' });
      return { accepted: null };
    }
    return { accepted };
  } catch (error) {
    if (!isServiceError(error) || error.status === 401) throw error;
    flash.put(rejectedFlash(error));
    return { accepted: null };
  }
}

/** The platform's own words name the field and the limit; an outage has ours. */
export function rejectedFlash(error: {
  fieldMessage?: string | undefined;
  serverMessage?: string | undefined;
}) {
  const text = error.fieldMessage ?? error.serverMessage;
  return text
    ? { kind: 'error' as const, key: 'server_says', values: { text } }
    : { kind: 'error' as const, key: 'not_saved' };
}

/** Back to the page that is edited, at a block. */
export function toStage(
  document: string,
  { language, block }: { language: string | null; block?: string | undefined },
) {
  // Header and footer have forms, and no page of their own.
  if (document === SITE_DOCUMENT && block)
    return redirect(editPaths.block({ document, block }, { in: language }));
  const path = editPaths.stage({ document }, { in: language });
  return redirect(block ? `${path}#block-${block}` : path);
}

/**
 * What an editor has changed, as far back as the answer goes. A page begins with a batch of its own, and without its
 * type it would be none: discarding takes that back.
 */
export function ownLog({ log }: Pick<EditedDocumentWire, 'log'>, userId: string): readonly LoggedBatch[] {
  return log.flatMap(({ revision, actor, undoes, commands }) =>
    actor._id !== userId || commands.some(({ kind, ...field }) => kind === 'field' && isType(field))
      ? []
      : [{ revision, actor: { _id: userId }, undoes }],
  );
}

const isType = (field: object) => 'name' in field && field.name === 'type';

/** A draft as scripts get it, with all that came after the revision that they have. */
export function toLoadedDraft(draft: EditedDocumentWire): LoadedDraft {
  const log = draft.log.map(({ revision, actor, undoes, commands, inverses }) => ({
    ...{ revision, actor: { _id: actor._id }, undoes },
    // As the document's data, they are JSON.
    ...({ commands, inverses } as Pick<LoadedBatch, 'commands' | 'inverses'>),
  }));
  return { document: toEditDocument(draft), revision: draft.revision, log };
}
