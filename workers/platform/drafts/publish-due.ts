import type { Finding } from '#app/contract/publishing.ts';
import { withDefaults } from '#app/contract/site/canonical.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { BusyError } from '#workers/platform/editing/apply-changes.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { isFailedCondition } from '#workers/platform/storage/failed-condition.ts';
import { type ScheduledRow, scheduledStore } from '#workers/platform/storage/scheduled-store.ts';
import { userStore } from '#workers/platform/storage/user-store.ts';
import { checkDrafts } from './checks/check-drafts.ts';
import { schemaOf, toDraft } from './document.ts';
import { mayPublish } from './document-role.ts';
import { type Draft, draftDigest, findDraft, newDraft } from './load-draft.ts';
import { publishDrafts } from './publish.ts';
import { showEverywhere } from './publish-drafts.ts';
import { hashOf } from './snapshot.ts';

/** Limits one run; the next one continues a minute later. */
const MAX_DUE = 50;
/** What failed for a reason of ours is tried again then. */
const RETRY_MS = 5 * 60_000;

/**
 * Publishes the drafts whose time has come, each all at once or not at all. Any number of runs may do so at the same
 * time. Returns how many were due.
 */
export async function publishDue(dependencies: Dependencies, now: Date): Promise<number> {
  const due = await dependencies.directory.dueScheduled(now, MAX_DUE);
  // One after the other: of one brand, the earlier is published first.
  for (const { accountId, id } of due) {
    const scope = dependencies.stores.scopeFor(accountId);
    try {
      await publishOne(dependencies, scope, id, now);
    } catch (thrown) {
      logBug(thrown, { requestId: id, account: accountId });
      await scheduledStore(scope)
        .postpone(id, new Date(now.getTime() + RETRY_MS))
        .catch(() => {});
    }
  }
  return due.length;
}

async function publishOne(dependencies: Dependencies, scope: AccountScope, id: string, now: Date) {
  const [[row], account] = await Promise.all([
    scheduledStore(scope).scheduled(id),
    dependencies.directory.find(scope.accountId),
  ]);
  if (row?.state !== 'waiting' || !account) return;
  const drafts = await draftsOf(scope, row, account.defaultLanguage);
  // Warnings were seen when it got its time; what it links to may be gone since.
  const found = (await checkDrafts(scope, { dependencies, account }, drafts)).filter(
    ({ level }) => level === 'stop',
  );
  const stopped = [...(await findLostRole(scope, row)), ...(await clashes(drafts, row)), ...found];
  if (stopped.length > 0) return end(scope, id, { state: 'failed', findings: stopped });
  const publishing = {
    ...{ scope, userId: row.userId, now, name: row.name, accept: row.accept },
    ...{ commandId: `scheduled-${id}`, kind: 'scheduled' as const },
    // With the version in one batch: a second run finds it done, and writes nothing.
    also: (snapshotId: string) => scheduledStore(scope).end(id, { state: 'done', findings: [], snapshotId }),
  };
  const published = await publishDrafts(publishing, drafts).catch((error: unknown) => {
    // Taken back at this moment, or others write all the time: then it is still due.
    if (error instanceof BusyError) return null;
    throw error;
  });
  if (!published) return;
  const { snapshot, findings } = published;
  if (snapshot) return show(dependencies, account);
  // Without findings somebody has published the very same by now.
  const stops = findings.filter(({ level, rule }) => level === 'stop' || !row.accept.includes(rule));
  await end(scope, id, { state: stops.length > 0 ? 'failed' : 'done', findings: stops });
}

/** Of the drafts as they were when they got their time. */
async function draftsOf(scope: AccountScope, { manifest }: ScheduledRow, language: string): Promise<Draft[]> {
  const stored = await draftStore(scope).bodies(Object.values(manifest));
  const bodies = new Map(stored.map(({ hash, body }) => [hash, body]));
  return Promise.all(
    Object.entries(manifest).map(async ([documentId, hash]) => {
      const body = bodies.get(hash);
      if (!body) throw new Error(`the body of ${documentId} is not there`);
      const now = (await findDraft(scope, language, documentId)) ?? newDraft(documentId, language);
      const value = withDefaults(schemaOf(documentId), body) as Data;
      const document = toDraft(documentId, value, language);
      const [digest, own] = await Promise.all([
        draftDigest(now, document),
        // Not as it was stored: a header may have been written since.
        draftDigest(now, now.document),
      ]);
      // What somebody changed meanwhile stays a change.
      const storedRevision = own === digest ? now.storedRevision : -1;
      return { ...now, document, digest, baseDigest: now.publishedDigest, storedRevision };
    }),
  );
}

/** Taking a role back counts at once (edit-mode.md §13): also for what was given a time with it. */
async function findLostRole(scope: AccountScope, { userId, manifest }: ScheduledRow): Promise<Finding[]> {
  const user = await userStore(scope).byId(userId);
  const message = 'was given its time by somebody who may not publish it any more';
  return Object.keys(manifest)
    .filter((document) => !mayPublish(user?.roles ?? [], document))
    .map((document) => ({ document, rule: 'role_gone', level: 'stop', message }));
}

/** What was published since would be lost without anybody having looked. */
async function clashes(drafts: readonly Draft[], { bases }: ScheduledRow): Promise<Finding[]> {
  const found = await Promise.all(
    drafts.map(async ({ id, digest, published, publishedDigest }): Promise<Finding[]> => {
      const now = published && (await hashOf(id, published));
      if (digest === publishedDigest || now === (bases[id] ?? null)) return [];
      const message = 'was published by another way since this was given its time';
      return [{ document: id, rule: 'changed_elsewhere', level: 'stop', message }];
    }),
  );
  return found.flat();
}

async function end(
  scope: AccountScope,
  id: string,
  { state, findings }: { state: 'done' | 'failed'; findings: Finding[] },
): Promise<void> {
  const [first, ...rest] = scheduledStore(scope).end(id, { state, findings, snapshotId: null });
  if (!first) return;
  await scope.write([first, ...rest]).catch((error: unknown) => {
    // Another run was faster, or somebody has taken it back.
    if (!isFailedCondition(error)) throw error;
  });
}

async function show(dependencies: Dependencies, account: { accountId: string }): Promise<void> {
  const work: Promise<unknown>[] = [];
  showEverywhere({ dependencies, account, waitUntil: (start) => work.push(start()) });
  await Promise.all(work);
}
