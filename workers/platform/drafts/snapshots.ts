import { withDefaults } from '#app/contract/site/canonical.ts';
import type { Snapshot } from '#app/contract/snapshots.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { draftStore, type SnapshotRow } from '#workers/platform/storage/draft-store.ts';
import { isFailedCondition } from '#workers/platform/storage/failed-condition.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import type { UserSession } from '#workers/platform/user/session.ts';
import { checkDrafts } from './checks/check-drafts.ts';
import { schemaOf, toDraft, toStored } from './document.ts';
import { mayEdit, requireRoleFor } from './document-role.ts';
import { scopeOf } from './edited-document.ts';
import { type Draft, draftDigest, findDraft, newDraft } from './load-draft.ts';
import { publishDrafts } from './publish.ts';
import { isChanged, showEverywhere, toBusy } from './publish-drafts.ts';
import { bodiesAt } from './snapshot.ts';

export const snapshots: Handler<'snapshots'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const rows = await draftStore(scopeOf(context)).snapshots();
  const data = rows.map(
    ({ id, kind, name, userId, userName, time, manifest }): Snapshot => ({
      ...{ _id: id, kind, name, actor: { _id: userId, name: userName }, time: time.toISOString() },
      documents: Object.keys(manifest).filter((document) => mayEdit(user, document)),
    }),
  );
  return { data: data.filter(({ documents }) => documents.length > 0) };
};

/** What was there then becomes the draft; nothing is erased, and a rollback is a version of its own. */
export const restoreSnapshot: Handler<'restoreSnapshot'> = async (context) => {
  const { account, params, body, now } = context;
  const { user } = requireRole(context, body.publish ? 'publish' : 'edit');
  const scope = scopeOf(context);
  for (const id of body.documents ?? []) requireRoleFor(context, id, body.publish ? 'publish' : 'edit');
  const wanted = { user, chosen: body.documents, isToBePublished: body.publish };
  const drafts = await restoredDrafts(context, params.id, wanted);
  if (!body.publish) {
    const changed = drafts.filter((draft) => draft.digest !== draft.draftDigest);
    await Promise.all(changed.map((draft) => putDraft(context, draft, user.id)));
    return { data: { documents: changed.map(({ id }) => id), findings: [] } };
  }
  const [repeated] = await draftStore(scope).snapshotBy(body.command_id);
  if (repeated)
    return { data: { documents: Object.keys(repeated.manifest), snapshot: repeated.id, findings: [] } };
  const publishing = {
    ...{ scope, userId: user.id, now, commandId: body.command_id, kind: 'rollback' as const, name: '' },
    // A version is restored as it was, whatever was written since; what it leads to may be gone.
    accept: ['changed_elsewhere' as const, ...body.accept],
    found: await checkDrafts(scope, context, drafts.filter(isChanged)),
  };
  const { snapshot, documents, findings } = await publishDrafts(publishing, drafts).catch(toBusy);
  if (snapshot) showEverywhere(context);
  await Promise.all(
    drafts
      .filter(({ id }) => documents.includes(id))
      .map(({ id }) => followPublished(context, id, account.defaultLanguage, user.id)),
  );
  const shown = findings.filter(({ rule, level }) => rule !== 'changed_elsewhere' || level === 'stop');
  return { data: { documents, snapshot, findings: shown } };
};

/** Of a checkpoint nothing was looked at: it becomes the draft, and is published as drafts are. */
function requireNoCheckpoint(versions: readonly Pick<SnapshotRow, 'id' | 'kind'>[], id: string): void {
  if (versions.find((version) => version.id === id)?.kind !== 'checkpoint') return;
  const message = 'is a checkpoint: make it the draft first, and publish that';
  throw new HttpError(422, 'rejected', { faults: [{ path: 'publish', message }] });
}

type Context = Pick<CallContext, 'dependencies' | 'account' | 'now'>;

/** What a version makes of a draft. */
interface Restored extends Draft {
  /** The draft as it is; null where there is none, nor anything published. */
  now: EditDocument | null;
  draftDigest: string | null;
}

export async function restoredDrafts(
  context: Context,
  snapshotId: string,
  {
    user,
    chosen,
    isToBePublished = false,
  }: {
    user: UserSession['user'];
    chosen?: readonly string[] | undefined;
    isToBePublished?: boolean | undefined;
  },
): Promise<Restored[]> {
  const scope = scopeOf(context);
  const store = draftStore(scope);
  const { defaultLanguage: language } = context.account;
  const versions = await store.manifests();
  if (isToBePublished) requireNoCheckpoint(versions, snapshotId);
  const hashes = bodiesAt(versions, snapshotId);
  const wanted = chosen ?? [...(hashes?.keys() ?? [])].filter((id) => mayEdit(user, id));
  if (!hashes || wanted.some((id) => !hashes.has(id))) throw new HttpError(404, 'not_found');
  const bodies = new Map(
    (await store.bodies(wanted.flatMap((id) => hashes.get(id) ?? []))).map(({ hash, body }) => [hash, body]),
  );
  return Promise.all(
    wanted.map(async (id) => {
      const found = await findDraft(scope, language, id);
      const now = found ?? newDraft(id, language);
      const body = bodies.get(hashes.get(id) ?? '');
      if (!body) throw new Error(`the body of ${id} in version ${snapshotId} is not there`);
      const value = withDefaults(schemaOf(id), body);
      const document = toDraft(id, value as Data, language);
      return {
        ...{ ...now, document, digest: await draftDigest(now, document) },
        ...{ now: found?.document ?? null, draftDigest: now.row?.digest ?? now.publishedDigest },
      };
    }),
  );
}

async function putDraft(context: Context, draft: Draft, userId: string): Promise<void> {
  const scope = scopeOf(context);
  const store = draftStore(scope);
  const { id: documentId, document, digest, baseDigest, revision, storedRevision } = draft;
  const body = toStored(documentId, document, draft.published);
  const row = {
    ...{ documentId, body, revision: revision + 1, digest, baseDigest },
    ...{ modifiedDate: context.now, userId },
  };
  const [first, ...rest] = store.putDraft(row, storedRevision, null);
  if (!first) return;
  await scope.write([first, ...rest, store.forgetLog(documentId)]).catch((error: unknown) => {
    throw isFailedCondition(error) ? new HttpError(503, 'busy') : error;
  });
}

/** After a rollback the draft is what viewers see. */
async function followPublished(
  context: Context,
  id: string,
  language: string,
  userId: string,
): Promise<void> {
  const draft = await findDraft(scopeOf(context), language, id);
  if (!draft?.row || !draft.published || draft.publishedDigest === null) return;
  const document = toDraft(id, draft.published, language);
  await putDraft(
    context,
    { ...draft, document, digest: draft.publishedDigest, baseDigest: draft.publishedDigest },
    userId,
  );
}
