import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toFindIntent } from '#app/features/page-builder/edit/fields/find-intent.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { findFor } from '../blocks/find-choices.server.ts';
import { perform, undo } from '../edit-document.server.ts';
import { inAddress } from '../edit-language.server.ts';
import { BatchField, RevisionField } from '../sent-fields.ts';
import { drawSettings } from './load-settings.server.ts';
import { openRowAfter } from './rows.ts';
import { saveSettings } from './save-settings.server.ts';

export const SentSettingsSchema = v.object({
  /** `save`, `show`, `discard`, `undo`, `redo`, the button of a row, or of a title that is found by name. */
  intent: v.pipe(v.string(), v.maxLength(600)),
  revision: v.optional(RevisionField, '0'),
  command_id: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9-]{8,48})?$/)), ''),
  batch: BatchField,
});

interface Sent {
  document: string;
  language: string;
  form: URLSearchParams;
  fields: v.InferOutput<typeof SentSettingsSchema>;
}

const STATUS = { shown: 200, faults: 400, clash: 409, rejected: 422 } as const;

/** Does what a button of a document's settings is about: to the same page again, or drawn with what was typed. */
export async function actOnSettings(
  { services: { content }, flash }: Pick<MarqueeContext, 'services' | 'flash'>,
  site: Site,
  { document, language, form, fields: { intent, batch, revision, ...sent } }: Sent,
) {
  const row = openRowAfter(intent);
  const here = editPaths.settings({ document }, { in: inAddress(language, site), row });
  // Another button of the same page is another change.
  const command_id = `${sent.command_id}-${/^(?:card-)?[a-z]+/.exec(intent)?.[0] ?? ''}`;
  if (intent === 'discard') {
    await content.discardDraft(document);
    flash.put({ kind: 'success', key: 'edit:settings_discarded' });
    throw redirect(editPaths.pages());
  }
  if (intent === 'undo' || intent === 'redo') {
    await perform(flash, () => undo(content, document, { batch, command_id }));
    throw redirect(here);
  }
  const { assetOrigin, defaultLanguage: ownLanguage } = site;
  const view = { languages: { language, ownLanguage }, assetOrigin };
  const find = toFindIntent(intent);
  const [outcome, found] = await Promise.all([
    saveSettings(content, {
      ...{ document, revision, command_id, form, ...view },
      intent: find ? 'show' : intent,
    }),
    find && findFor(content, find, form),
  ]);
  if (outcome.kind === 'saved') {
    // A button that only opens a row has saved nothing.
    if (outcome.isChanged || intent === 'save') flash.put({ kind: 'success', key: 'edit:saved' });
    throw redirect(row ? `${here}#${controlId(row)}` : here);
  }
  const { fields, ...typed } = outcome;
  const drawn = drawSettings(document, fields, view);
  return data({ ...typed, drawn, found, key: crypto.randomUUID() }, { status: STATUS[outcome.kind] });
}
