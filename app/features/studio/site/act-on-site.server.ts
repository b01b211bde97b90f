import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { type EditedDocumentWire, SITE_DOCUMENT } from '#app/contract/editing.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { loadSeen, perform, undo } from '../edit-document.server.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';
import { BatchField, CommandIdField, RevisionField } from '../sent-fields.ts';

export const SentSiteSchema = v.object({
  /** `save`, `undo`, `redo`, or what a button of the page is about. */
  intent: v.pipe(v.string(), v.maxLength(200)),
  revision: v.optional(RevisionField, '0'),
  command_id: CommandIdField,
  batch: BatchField,
});
type SentSite = v.InferOutput<typeof SentSiteSchema>;

type Context = Pick<MarqueeContext, 'services' | 'flash'>;

/** Two controls for each of eleven colours are the most that a form has. */
const MAX_FORM_BYTES = 16 * 1024;

/**
 * A form of one of the site's pages, with the draft as its sender saw it and as it is now. Throws the way back where
 * undo or redo was pressed.
 */
export async function readSiteForm(context: Context, request: Request, here: string) {
  const form = await readForm(request, MAX_FORM_BYTES);
  const { success, output: sent } = v.safeParse(SentSiteSchema, Object.fromEntries(form));
  if (!success) throw data({ kind: 'bad-request' }, { status: 400 });
  const takenBack = await takeBackSite(context, sent, here);
  if (takenBack) throw takenBack;
  const { now, document, seen } = await loadSeen(context.services.content, SITE_DOCUMENT, sent.revision);
  // Of what nobody knows any more, all that differs from the draft is a clash.
  const draft = { fields: document.fields, revision: now.revision };
  return { form, sent, draft, seen: (seen ?? document).fields, isKnown: seen !== null };
}

/** Undo or redo, which every page of the site's draft has; null for its own buttons. */
export async function takeBackSite(
  { services, flash }: Context,
  { intent, batch, command_id }: SentSite,
  here: string,
) {
  if (intent !== 'undo' && intent !== 'redo') return null;
  const change = () =>
    undo(services.content, SITE_DOCUMENT, { batch, command_id: `${command_id}-${intent}` });
  await perform(flash, change);
  return redirect(here);
}

type SiteDraft = Pick<EditedDocumentWire, 'fields' | 'revision'>;

/** Why nothing was saved, with the draft as it is now. */
export interface UnsavedSite {
  kind: 'clash' | 'rejected';
  now: Data;
  /** Of the fields that a colleague changed meanwhile. */
  names: readonly string[];
  /** What the form is drawn with again. */
  shown: { revision: number; commandId: string; key: string; message: string | null };
}

/**
 * Changes the draft, and throws the way back to the page. Nothing is sent where nothing was changed, nor what is known to
 * be a clash.
 */
export async function saveSite(
  { services: { content }, flash }: Context,
  { revision, command_id, intent }: SentSite,
  {
    commands,
    here,
    draft,
    isClash,
  }: { commands: Command[]; here: string; draft: SiteDraft; isClash: boolean },
): Promise<UnsavedSite> {
  if (commands.length === 0) throw redirect(here);
  if (isClash) return toUnsaved(draft, { kind: 'clash', names: commands.flatMap(nameOf), message: null });
  // Another button of the page is another change.
  const tag = /^[a-z]+/.exec(intent)?.[0] ?? '';
  const change = { revision, command_id: `${command_id}-${tag}`, commands };
  const accepted = await content.editCommands(SITE_DOCUMENT, change).catch(orRejected);
  if (isServiceError(accepted))
    return toUnsaved(draft, { kind: 'rejected', names: [], message: rejectionWords(accepted) });
  const names = accepted.clashes.flatMap(({ mine }) => nameOf(mine as Command));
  if (names.length > 0)
    return toUnsaved(await content.editedDocument(SITE_DOCUMENT), { kind: 'clash', names, message: null });
  flash.put({ kind: 'success', key: 'edit:saved' });
  throw redirect(here);
}

function toUnsaved(
  draft: SiteDraft,
  { message, ...why }: Pick<UnsavedSite, 'kind' | 'names'> & { message: string | null },
): UnsavedSite {
  const [commandId, key] = [crypto.randomUUID(), crypto.randomUUID()];
  return {
    ...why,
    // The wire's data are JSON: they came as such.
    now: draft.fields as Data,
    // What was sent may be saved even so: what is sent next is another command.
    shown: { revision: draft.revision, commandId, key, message },
  };
}

const nameOf = (command: Command) => (command.kind === 'field' ? [command.name] : []);

export const statusOf = ({ kind }: UnsavedSite) => (kind === 'clash' ? 409 : 422);
