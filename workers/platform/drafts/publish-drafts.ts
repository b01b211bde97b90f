import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { BusyError } from '#workers/platform/editing/apply-changes.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { checkDrafts } from './checks/check-drafts.ts';
import { mayEdit, requireRoleFor } from './document-role.ts';
import { scopeOf } from './edited-document.ts';
import { findingsOf } from './findings.ts';
import { type Draft, findDraft, loadDraft } from './load-draft.ts';
import { publishDrafts as publish } from './publish.ts';
import { schedulePublish } from './schedule-publish.ts';

export const editChecks: Handler<'editChecks'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const drafts = (await changedDrafts(context)).filter(({ id }) => mayEdit(user, id));
  const found = await checkDrafts(scopeOf(context), context, drafts);
  return { data: [...drafts.flatMap(findingsOf), ...found] };
};

export const publishDrafts: Handler<'publishDrafts'> = async (context) => {
  const { user } = requireRole(context, 'publish');
  const { account, body, now } = context;
  for (const id of body.documents ?? []) requireRoleFor(context, id, 'publish');
  const scope = scopeOf(context);
  const [repeated] = await draftStore(scope).snapshotBy(body.command_id);
  if (repeated)
    return {
      data: { snapshot: repeated.id, documents: Object.keys(repeated.manifest), findings: [] },
    };
  const { documents } = body;
  const drafts = documents
    ? await Promise.all(documents.map((id) => loadDraft(scope, account.defaultLanguage, id)))
    : (await changedDrafts(context)).filter(({ id }) => mayEdit(user, id));
  const publishing = {
    ...{ scope, userId: user.id, now, commandId: body.command_id, kind: 'publish' as const },
    ...{ name: body.name ?? '', accept: body.accept, revisions: body.revisions },
    found: await checkDrafts(scope, context, drafts.filter(isChanged)),
  };
  if (body.at !== undefined)
    return { data: await schedulePublish(publishing, drafts, new Date(body.at)).catch(toBusy) };
  const published = await publish(publishing, drafts).catch(toBusy);
  if (published.snapshot) showEverywhere(context);
  return { data: published };
};

/** What viewers would see a difference by. */
export const isChanged = ({ digest, publishedDigest }: Draft) => digest !== publishedDigest;

/** Those that were changed since they began, also where the same has been published by now. */
export async function changedDrafts(
  context: Pick<CallContext, 'dependencies' | 'account'>,
): Promise<Draft[]> {
  const scope = scopeOf(context);
  const changed = await draftStore(scope).changedIds();
  const drafts = await Promise.all(
    changed.map(({ documentId }) => findDraft(scope, context.account.defaultLanguage, documentId)),
  );
  return drafts.filter((draft) => draft !== null);
}

/** Others wrote the brand each time. */
export function toBusy(error: unknown): never {
  throw error instanceof BusyError ? new HttpError(503, 'busy') : error;
}

/** KV gets the new version of the site; where that fails, the cron tries again. */
export function showEverywhere({
  dependencies,
  account,
  waitUntil,
}: Pick<CallContext, 'dependencies' | 'waitUntil'> & { account: Pick<Account, 'accountId'> }): void {
  waitUntil(async () => {
    const slugs = await dependencies.registry.slugsOf(account.accountId);
    await Promise.all(slugs.map((slug) => projectTenant(dependencies, slug)));
  });
}
