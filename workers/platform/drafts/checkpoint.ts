import type { Checkpointed } from '#app/contract/snapshots.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { type DraftStore, draftStore, type SnapshotRow } from '#workers/platform/storage/draft-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { toPublished } from './document.ts';
import { mayEdit } from './document-role.ts';
import { scopeOf } from './edited-document.ts';
import { changedDrafts, isChanged } from './publish-drafts.ts';
import { hashed } from './snapshot.ts';

/**
 * A version of the drafts as they are now, of which viewers see nothing (edit-mode.md §6, §10). Without changes there
 * is none to make, and without a name none of what the newest version has already.
 */
export const makeCheckpoint: Handler<'makeCheckpoint'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const { command_id: commandId, name = '' } = context.body;
  const scope = scopeOf(context);
  const store = draftStore(scope);
  const [repeated] = await store.snapshotBy(commandId);
  if (repeated) return { data: toWire(repeated) };
  const drafts = (await changedDrafts(context)).filter(
    (draft) => isChanged(draft) && mayEdit(user, draft.id),
  );
  if (drafts.length === 0) return { data: { documents: [] } };
  const bodies = await hashed(
    drafts.map(({ id, document, published }) => ({
      documentId: id,
      value: toPublished(id, document, published),
    })),
  );
  const manifest = Object.fromEntries(bodies.map(({ documentId, hash }) => [documentId, hash]));
  const newest = name === '' ? await newestCheckpoint(store) : null;
  if (newest && isSame(newest.manifest, manifest)) return { data: toWire(newest) };
  const version = {
    ...{ id: crypto.randomUUID(), kind: 'checkpoint' as const, name, userId: user.id, time: context.now },
    ...{ commandId, manifest },
  };
  const [first, ...rest] = store.putSnapshot(
    version,
    bodies.map(({ hash, value }) => ({ hash, body: value })),
  );
  if (first)
    await scope.write([first, ...rest]).catch(async (error: unknown) => {
      // The second click of a double one.
      if ((await store.snapshotBy(commandId)).length === 0) throw error;
    });
  const [stored] = await store.snapshotBy(commandId);
  return { data: toWire(stored ?? version) };
};

/** Null where something was published since. */
async function newestCheckpoint(store: DraftStore) {
  const newest = (await store.manifests()).at(-1);
  return newest?.kind === 'checkpoint' ? newest : null;
}

const toWire = ({ id, manifest }: Pick<SnapshotRow, 'id' | 'manifest'>): Checkpointed => ({
  snapshot: id,
  documents: Object.keys(manifest),
});
