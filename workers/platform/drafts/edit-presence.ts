import type { Handler } from '#workers/platform/call-context.ts';
import { presenceStore } from '#workers/platform/storage/presence-store.ts';
import { requireRoleFor } from './document-role.ts';
import { scopeOf } from './edited-document.ts';
import { loadRevision } from './load-draft.ts';

/** An editor calls every 20 seconds (edit-mode.md §11): after three calls that did not come, they are gone. */
const GONE_MS = 65_000;

/** Editors who were seen after it are there. */
export const presentSince = (now: Date) => new Date(now.getTime() - GONE_MS);

/** Who else has a document open, and at which block; the caller is there, too, from now on. */
export const editPresence: Handler<'editPresence'> = async (context) => {
  const { user } = requireRoleFor(context, context.params.document, 'edit');
  const { params, body, now } = context;
  const scope = scopeOf(context);
  const revision = await loadRevision(scope, params.document);
  const store = presenceStore(scope);
  if (body.leaves) await store.leave(params.document, user.id);
  else
    await store.seen({
      documentId: params.document,
      userId: user.id,
      blockId: body.block ?? null,
      seenTime: now,
    });
  const rows = await store.others(params.document, user.id, presentSince(now));
  return {
    data: {
      revision,
      editors: rows.map(({ userId, userName, blockId }) => ({ _id: userId, name: userName, block: blockId })),
    },
  };
};
