import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { perform, rejectedFlash, toEditDocument } from '../edit-document.server.ts';
import { orRejected } from '../or-rejected.server.ts';
import { homeDocument } from './read-home.ts';

type Context = Pick<MarqueeContext, 'services' | 'flash'>;

const NewHomeSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.name)),
  /** The home that it is a copy of; empty for none. */
  from: v.optional(v.union([v.literal(''), IdSchema]), ''),
});

/** Starts the draft of a home under an id of the form's, so that a double click makes one. Null where none is made. */
export async function makeHome(
  { services: { content }, flash }: Context,
  form: URLSearchParams,
  commandId: string,
): Promise<{ document: string } | null> {
  const read = v.safeParse(NewHomeSchema, Object.fromEntries(form));
  if (!read.success) {
    flash.put({ kind: 'error', key: 'edit:home_new_name_needed' });
    return null;
  }
  const { id, name, from } = read.output;
  const source = from ? toEditDocument(await content.editedDocument(homeDocument(from))) : null;
  const commands: Command[] = [
    { kind: 'field', name: 'name', value: name },
    ...(source?.blocks ?? []).map((block) => ({ kind: 'add' as const, block })),
  ];
  const document = homeDocument(id);
  const { accepted } = await perform(flash, () =>
    content.editCommands(document, { revision: 0, command_id: `${commandId}-make`, commands }),
  );
  return accepted && { document };
}

export async function deleteHome(
  { services: { content }, flash }: Context,
  form: URLSearchParams,
  commandId: string,
): Promise<void> {
  const id = v.safeParse(IdSchema, form.get('home'));
  if (!id.success) return;
  try {
    await content.deleteHome(id.output, { command_id: `${commandId}-delete` });
    flash.put({ kind: 'success', key: 'edit:home_deleted' });
  } catch (error) {
    flash.put(rejectedFlash(orRejected(error)));
  }
}
