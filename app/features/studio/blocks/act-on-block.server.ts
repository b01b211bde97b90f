import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { type CardIntent, toCardIntent } from '#app/features/page-builder/edit/fields/card-intent.ts';
import { changeCards } from '#app/features/page-builder/edit/fields/change-cards.ts';
import { type FindIntent, toFindIntent } from '#app/features/page-builder/edit/fields/find-intent.ts';
import type { FormLanguages } from '#app/features/page-builder/edit/fields/form-field.ts';
import { toLayoutFields } from '#app/features/page-builder/edit/fields/layout-value.ts';
import { toTimeFields } from '#app/features/page-builder/edit/fields/time-value.server.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { Data, EditedBlock } from '#app/lib/edit-document/document.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isOutage } from '#app/services/service-error.ts';
import { toStage } from '../edit-document.server.ts';
import { inAddress } from '../edit-language.server.ts';
import { toPictureIntent } from '../media/picture-intent.ts';
import { rejectionWords } from '../or-rejected.server.ts';
import { CommandIdField, RevisionField } from '../sent-fields.ts';
import { findFor } from './find-choices.server.ts';
import { readTyped, type SavedBlock, type SentBlock, saveBlock } from './save-block.server.ts';

export const SentBlockSchema = v.object({
  /** `save`, the button of a card, or that of a picture's field or of one that is found by name. */
  intent: v.pipe(v.string(), v.maxLength(600)),
  revision: RevisionField,
  command_id: CommandIdField,
  /** The question before a card is deleted was answered. */
  confirmed: v.optional(v.literal('yes')),
});

interface Sent {
  document: string;
  block: string;
  language: string;
  form: URLSearchParams;
  fields: v.InferOutput<typeof SentBlockSchema>;
}

/** A block's form as it is drawn. */
export function toBlockForm(
  { data: fields, config }: EditedBlock,
  languages: FormLanguages,
  timeZone: string,
) {
  return {
    fields: toFormFields(String(fields.component_key), fields, languages),
    layout: toLayoutFields(config),
    times: toTimeFields(config, timeZone),
    formLanguages: languages,
  };
}

/** Does what a button of a block's form is about. What was typed is saved first, or drawn again with its faults. */
export async function actOnBlock(
  { services: { content }, flash, timeZone }: Pick<MarqueeContext, 'services' | 'flash' | 'timeZone'>,
  site: Site,
  { document, block, language, form, fields: { intent, revision, command_id, confirmed } }: Sent,
) {
  const address = inAddress(language, site);
  const languages = { language, ownLanguage: site.defaultLanguage };
  const here = (more: Record<string, string | null> = {}) =>
    editPaths.block({ document, block }, { in: address, ...more });
  const find = toFindIntent(intent);
  if (find)
    return findInForm({ content, flash, timeZone }, find, {
      document,
      block,
      revision,
      form,
      languages,
      address,
    });
  const card = toCardIntent(intent);
  const picture = toPictureIntent(intent);
  const question = card && isQuestion(card) && confirmed === undefined ? card.path : null;
  const change = card && question === null ? cardChange(card) : null;
  const tag = card?.action ?? picture?.act ?? 'save';
  const sent = { document, block, revision, form, languages, command_id: `${command_id}-${tag}` };
  const outcome = await saveBlock(content, sent, change?.apply);
  switch (outcome.kind) {
    case 'gone':
      flash.put({ kind: 'error', key: 'edit:clash' });
      return toStage(document, { language: address, block });
    case 'saved':
      if (picture) {
        const leadsTo = picture.act === 'choose' ? editPaths.media : editPaths.focalPoint;
        return redirect(leadsTo({}, { for: document, block, field: picture.field, in: address }));
      }
      if (question !== null) return redirect(here({ delete: question }));
      if (change) return redirect(here({ card: change.openCard() }));
      flash.put({ kind: 'success', key: 'edit:saved' });
      return toStage(document, { language: address, block });
    default: {
      const drawn = {
        ...toBlockForm(outcome.block, languages, timeZone),
        revision: outcome.revision,
        // What was sent may be saved even so: what is sent next is another command.
        commandId: crypto.randomUUID(),
        rejection: outcome.kind === 'rejected' ? { text: rejectionWords(outcome.error) } : null,
        clashes: outcome.kind === 'clash' ? outcome.clashes : [],
        faults: outcome.kind === 'faults' ? outcome.faults : [],
        found: null,
      };
      return data(drawn, { status: statusOf(outcome) });
    }
  }
}

/** The form as it was sent, with what was found for one of its controls. */
async function findInForm(
  {
    content,
    flash,
    timeZone,
  }: Pick<MarqueeContext, 'flash' | 'timeZone'> & {
    content: MarqueeContext['services']['content'];
  },
  find: FindIntent,
  { address, ...sent }: Omit<SentBlock, 'command_id'> & { address: string | null },
) {
  const [typed, found] = await Promise.all([readTyped(content, sent), findFor(content, find, sent.form)]);
  if (!typed) {
    flash.put({ kind: 'error', key: 'edit:clash' });
    return toStage(sent.document, { language: address, block: sent.block });
  }
  return data({
    ...toBlockForm(typed.typed, sent.languages, timeZone),
    ...{ revision: sent.revision, commandId: crypto.randomUUID(), found },
    ...{ rejection: null, clashes: [], faults: [] },
  });
}

/** Deleting a card is confirmed (page-builder.md §6); a row of titles or rules is not. */
const isQuestion = ({ action, path }: CardIntent) => action === 'delete' && /#[^/]*$/.test(path);

/** What a card's button makes of the data, and which card the form then shows opened. */
function cardChange(intent: CardIntent) {
  let openCard: string | null = null;
  return {
    openCard: () => openCard,
    apply(fields: Data, key: string): Data {
      const changed = changeCards(key, fields, intent, () => crypto.randomUUID().slice(0, 12));
      if (!changed.ok) return fields;
      openCard = changed.added ?? intent.path;
      return changed.data;
    },
  };
}

function statusOf(outcome: Extract<SavedBlock, { block: EditedBlock }>): number {
  if (outcome.kind === 'rejected') return isOutage(outcome.error) ? 503 : 422;
  return outcome.kind === 'clash' ? 409 : 400;
}
