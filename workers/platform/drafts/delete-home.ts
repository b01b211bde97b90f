import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { applyChanges } from '#workers/platform/editing/apply-changes.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { scheduledStore } from '#workers/platform/storage/scheduled-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { scopeOf } from './edited-document.ts';
import { findDraft, loadDraft } from './load-draft.ts';
import { toBusy } from './publish-drafts.ts';
import { lastVersionWrites } from './snapshot.ts';

/**
 * A home that nobody needs goes at once, with its draft: viewers see it nowhere. Versions keep what was published of
 * it, from which it comes back as a draft.
 */
export const deleteHome: Handler<'deleteHome'> = async (context) => {
  const { user } = requireRole(context, 'own');
  const { account, params, query, now } = context;
  const scope = scopeOf(context);
  const documentId = `home:${params.id}`;
  const { published, publishedDigest } = await loadDraft(scope, account.defaultLanguage, documentId);
  const need = await needOf(context, documentId);
  if (need) throw new HttpError(422, 'rejected', { faults: [{ path: '', message: need }] });
  const store = draftStore(scope);
  const [removed, forgotten] = [store.removeDraft(documentId), store.forgetLog(documentId)];
  if (!published) {
    await scope.write([removed, forgotten]);
    return {};
  }
  const by = { userId: user.id, time: now, commandId: query.command_id };
  const change = { at: 0, op: 'delete' as const, kind: 'template' as const, id: params.id, value: {} };
  const [result] = await applyChanges(
    { scope, actor: `user:${user.id}`, now },
    { isDryRun: false, results: [undefined], changes: [{ ...change, ifDigest: publishedDigest }] },
    [...(await lastVersionWrites(scope, by, { documentId, value: published })), removed, forgotten],
  ).catch(toBusy);
  // Somebody wrote it at this moment.
  if (result?.result === 'conflict') throw new HttpError(503, 'busy');
  return {};
};

/** Who needs it, in words; null where nobody does. */
async function needOf(
  context: Pick<CallContext, 'dependencies' | 'account'>,
  documentId: string,
): Promise<string | null> {
  const scope = scopeOf(context);
  const [homes, site] = await Promise.all([
    draftStore(scope).homes(),
    findDraft(scope, context.account.defaultLanguage, SITE_DOCUMENT),
  ]);
  const inUse = homes.find(({ isPublished }) => isPublished)?.id;
  if (documentId === `home:${inUse}`) return 'is the home page in use';
  if (documentId === homeOf(site?.document.fields)) return 'is chosen in the draft: choose another one first';
  return (await isScheduled(scope, documentId)) ? 'is to be published at a time: take that back first' : null;
}

const homeOf = (value: Data | undefined) => (typeof value?.home === 'string' ? `home:${value.home}` : null);

/** Itself, or as the home that the site gets then. */
async function isScheduled(scope: AccountScope, documentId: string): Promise<boolean> {
  const scheduled = await scheduledStore(scope).list();
  const manifests = scheduled.filter(({ state }) => state === 'waiting').map(({ manifest }) => manifest);
  if (manifests.some((manifest) => manifest[documentId] !== undefined)) return true;
  const sites = manifests.flatMap((manifest) => manifest[SITE_DOCUMENT] ?? []);
  const bodies = sites.length > 0 ? await draftStore(scope).bodies(sites) : [];
  return bodies.some(({ body }) => homeOf(body as Data) === documentId);
}
