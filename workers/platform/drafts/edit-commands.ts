import type { Accepted } from '#app/contract/editing.ts';
import { BLOCK_SHAPES } from '#app/contract/site/block-shapes.ts';
import type { Misfit } from '#app/lib/edit-document/apply.ts';
import { type Command, placeAfter, swapOf } from '#app/lib/edit-document/command.ts';
import { copyBlock } from '#app/lib/edit-document/copy-block.ts';
import { difference } from '#app/lib/edit-document/difference.ts';
import {
  type Data,
  type EditDocument,
  type StoredBlock,
  toDocument,
} from '#app/lib/edit-document/document.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { acceptCommands, type SentCommands } from './accept-commands.ts';
import { requireRoleFor } from './document-role.ts';
import { scopeOf } from './edited-document.ts';

// The calls that change a draft: commands, and short forms of one command each (edit-mode.md §4).

export const editCommands: Handler<'editCommands'> = async (context) => {
  const { commands, undoes } = context.body;
  // The schema reads what commands are; that values are JSON is looked at before they are applied.
  return accept(context, context.body, () => commands as unknown as Command[], undoes);
};

export const addBlock: Handler<'addBlock'> = async (context) => {
  const { body } = context;
  requireBlockKey(body.component_key);
  const block = { id: newId(), data: { ...(body.data as Data), component_key: body.component_key } };
  return accept(context, body, (seen) => {
    const after = body.after === undefined ? (seen.blocks.at(-1)?.id ?? null) : body.after;
    const at = placeAfter(seen.blocks, after);
    if (at === null) return 'no-block';
    const stored: StoredBlock = { ...block, ...(body.config && { config: body.config as Data }) };
    const [made] = toDocument({ language: seen.language, blocks: [stored], fields: {} }, newId).blocks;
    return made ? [{ kind: 'add', block: { ...made, at } }] : [];
  });
};

export const saveBlock: Handler<'saveBlock'> = async (context) => {
  const { params, body } = context;
  return accept(context, body, (seen) => {
    const block = seen.blocks.find(({ id }) => id === params.block_id);
    if (!block) return 'no-block';
    const wanted = {
      // Which block it is does not change by its form.
      data: { ...(body.data as Data), component_key: block.data.component_key ?? '' },
      config: body.config ? (body.config as Data) : block.config,
    };
    return difference(block, wanted, { language: seen.language, newId });
  });
};

export const copyBlockCall: Handler<'copyBlock'> = async (context) => {
  const { params, body } = context;
  return accept(context, body, ({ blocks }) => {
    const block = blocks.find(({ id }) => id === params.block_id);
    const at = placeAfter(blocks, body.after ?? params.block_id);
    return block && at !== null ? [{ kind: 'add', block: copyBlock(block, at, newId) }] : 'no-block';
  });
};

export const swapBlocks: Handler<'swapBlocks'> = async (context) => {
  const { block_id, with_id } = context.body;
  return accept(context, context.body, ({ blocks }) => {
    const swap = swapOf(blocks, block_id, with_id);
    return swap ? [swap] : 'no-block';
  });
};

export const deleteBlock: Handler<'deleteBlock'> = async (context) => {
  const { params, query } = context;
  return accept(context, query, () => [{ kind: 'remove', id: params.block_id }]);
};

export const deleteCard: Handler<'deleteCard'> = async (context) => {
  const { params, query } = context;
  return accept(context, query, () => [
    { kind: 'removeCard', id: params.block_id, way: query.way, card: params.card_id },
  ]);
};

async function accept(
  context: Pick<CallContext, 'dependencies' | 'account' | 'session' | 'now'> & {
    params: { document: string };
  },
  { revision, command_id }: { revision: number; command_id: string },
  commands: (seen: EditDocument) => readonly Command[] | Misfit,
  undoes?: number,
): Promise<{ data: Accepted }> {
  const { user } = requireRoleFor(context, context.params.document, 'edit');
  const { account, now, params } = context;
  const sent: SentCommands = {
    documentId: params.document,
    ...{ revision, commandId: command_id, commands, undoes },
  };
  const accepting = { scope: scopeOf(context), language: account.defaultLanguage, userId: user.id, now };
  return { data: await acceptCommands(accepting, sent) };
}

function requireBlockKey(key: string): void {
  if (BLOCK_SHAPES.has(key)) return;
  const fault = { path: 'component_key', message: `there is no block "${key}"` };
  throw new HttpError(422, 'rejected', { faults: [fault] });
}

/** Short: it is part of the ways to everything in a block. */
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
