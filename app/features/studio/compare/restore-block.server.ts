import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { DocumentIdSchema } from '#app/contract/editing.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { perform, toStage } from '../edit-document.server.ts';
import { CommandIdField } from '../sent-fields.ts';

const SentSchema = v.object({
  command_id: CommandIdField,
  /** The state that has the block as it is wanted. */
  from: IdSchema,
  document: DocumentIdSchema,
  block: IdSchema,
});

/** Puts one block of a draft back as another state has it (edit-mode.md §10), and leads to it on the stage. */
export async function restoreBlock(
  { services: { content }, flash }: Pick<MarqueeContext, 'services' | 'flash'>,
  form: URLSearchParams,
) {
  const sent = v.safeParse(SentSchema, Object.fromEntries(form));
  if (!sent.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const { command_id, from, document, block } = sent.output;
  const [compared, draft] = await Promise.all([
    content.comparedStates({ from, to: 'draft' }),
    content.editedDocument(document),
  ]);
  // The wire's data are JSON: they came as such.
  const before = compared.find((one) => one.document === document)?.before as EditDocument | undefined;
  const wanted = before?.blocks.find(({ id }) => id === block);
  const isThere = draft.blocks.some(({ id }) => id === block);
  await perform(flash, async () => {
    if (!wanted) return null;
    const { id, data: fields, config } = wanted;
    const command: Command = isThere
      ? { kind: 'put', id, data: fields, ...(config && { config }) }
      : { kind: 'add', block: wanted };
    return content.editCommands(document, { revision: draft.revision, command_id, commands: [command] });
  });
  return toStage(document, { language: null, block });
}
