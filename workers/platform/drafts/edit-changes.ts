import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { toDraft } from './document.ts';
import { mayEdit } from './document-role.ts';
import type { Draft } from './load-draft.ts';
import { changedDrafts } from './publish-drafts.ts';
import { restoredDrafts } from './snapshots.ts';
import { toChangesWire } from './to-wire.ts';

export const editChanges: Handler<'editChanges'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const { account, localise } = context;
  const drafts = (await changedDrafts(context)).filter(({ id }) => mayEdit(user, id));
  const changes = drafts.map((draft) =>
    toChangesWire(draft, publishedDocument(draft, account.defaultLanguage), localise),
  );
  return { data: changes };
};

/** What would come of a version: the same that restoring it would write, without writing it. */
export const snapshotChanges: Handler<'snapshotChanges'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const { account, localise, params, query } = context;
  const isPublished = query.to === 'published';
  const restored = await restoredDrafts(context, params.id, { user });
  const changes = restored
    .filter(
      ({ digest, draftDigest, publishedDigest }) => digest !== (isPublished ? publishedDigest : draftDigest),
    )
    .map((draft) => {
      const before = isPublished ? publishedDocument(draft, account.defaultLanguage) : draft.now;
      return toChangesWire(draft, before, localise);
    });
  return { data: changes };
};

function publishedDocument({ id, published }: Pick<Draft, 'id' | 'published'>, language: string) {
  return published && toDraft(id, published, language);
}
