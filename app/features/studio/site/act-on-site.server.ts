import { redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { SITE_DOCUMENT } from '#app/contract/editing.ts';
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
export type SentSite = v.InferOutput<typeof SentSiteSchema>;

type Context = Pick<MarqueeContext, 'services' | 'flash'>;

/** The draft as the form's sender saw it; null, and a word about it, where nobody knows any more what that was. */
export async function seenSite({ services, flash }: Context, { revision }: SentSite): Promise<Data | null> {
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
