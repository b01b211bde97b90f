import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { loadSeen, perform, undo } from '../edit-document.server.ts';
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
 * A form of one of the site's pages, with the draft as its sender saw it. Throws the way back where undo or redo was
 * pressed, or where nobody knows any more what was seen.
 */
export async function readSiteForm(context: Context, request: Request, here: string) {
  const form = await readForm(request, MAX_FORM_BYTES);
  const { success, output: sent } = v.safeParse(SentSiteSchema, Object.fromEntries(form));
  if (!success) throw data({ kind: 'bad-request' }, { status: 400 });
  const takenBack = await takeBackSite(context, sent, here);
  if (takenBack) throw takenBack;
  const seen = await seenSite(context, sent);
  if (!seen) throw redirect(here);
  return { form, sent, seen };
}

/** The draft as the form's sender saw it; null, and a word about it, where nobody knows any more what that was. */
async function seenSite({ services, flash }: Context, { revision }: SentSite): Promise<Data | null> {
  const { seen } = await loadSeen(services.content, SITE_DOCUMENT, revision);
  if (!seen) flash.put({ kind: 'error', key: 'edit:clash' });
  return seen?.fields ?? null;
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

/** Changes the draft, and shows the page again. Nothing is sent where nothing was changed. */
export async function changeSite(
  { services, flash }: Context,
  { revision, command_id, intent }: SentSite,
  { commands, here }: { commands: Command[]; here: string },
) {
  if (commands.length === 0) return redirect(here);
  // Another button of the page is another change.
  const tag = /^[a-z]+/.exec(intent)?.[0] ?? '';
  const { accepted } = await perform(flash, () =>
    services.content.editCommands(SITE_DOCUMENT, {
      ...{ revision, command_id: `${command_id}-${tag}`, commands },
    }),
  );
  if (accepted) flash.put({ kind: 'success', key: 'edit:saved' });
  return redirect(here);
}
