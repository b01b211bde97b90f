import type { Published } from '#app/contract/publishing.ts';
import { MAX_SCHEDULE_DAYS, MAX_WAITING } from '#app/contract/scheduled.ts';
import { applyChanges } from '#workers/platform/editing/apply-changes.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { scheduledStore } from '#workers/platform/storage/scheduled-store.ts';
import { toPublished } from './document.ts';
import type { Draft } from './load-draft.ts';
import { noSuchHome, type Publishing, readiness, rejections } from './publish.ts';
import { hashed, hashOf } from './snapshot.ts';
import { toChanges } from './to-changes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Gives drafts a time, as they are now: what is changed of them until then is not published with them. What
 * would keep them from being published now keeps them from having a time.
 */
export async function schedulePublish(
  publishing: Publishing,
  drafts: readonly Draft[],
  at: Date,
): Promise<Published> {
  const { scope, userId, now, commandId, name } = publishing;
  const store = scheduledStore(scope);
  const [[repeated], [waiting]] = await Promise.all([store.byCommand(commandId), store.waiting()]);
  if (repeated) return { scheduled: repeated.id, documents: Object.keys(repeated.manifest), findings: [] };
  requireTime(at, now);
  if ((waiting?.total ?? 0) >= MAX_WAITING)
    throw rejected(`${MAX_WAITING} wait already: take one back first`);
  const { changed, findings, isHeldUp } = readiness(drafts, publishing);
  if (isHeldUp || changed.length === 0) return { documents: [], findings };
  const planned = await toChanges(scope, changed);
  if (!planned) return { documents: [], findings: [...findings, noSuchHome] };
  const changes = planned.map(({ change }) => change);
  const results = await applyChanges(
    { scope, actor: `user:${userId}`, now },
    { isDryRun: true, results: changes.map(() => undefined), changes },
  );
  const stopped = rejections(planned, results);
  if (stopped.length > 0) return { documents: [], findings: [...findings, ...stopped] };
  const id = crypto.randomUUID();
  const bodies = await hashed(
    changed.map((draft) => ({
      documentId: draft.id,
      value: toPublished(draft.id, draft.document, draft.published),
    })),
  );
  const row = {
    ...{ id, name, userId, commandId, createdDate: now, scheduledTime: at, dueTime: at },
    ...{ state: 'waiting' as const, accept: [...publishing.accept], findings: [], snapshotId: null },
    manifest: Object.fromEntries(bodies.map(({ documentId, hash }) => [documentId, hash])),
    bases: Object.fromEntries(await Promise.all(changed.map(baseOf))),
  };
  const audit = {
    ...{ actor: `user:${userId}`, action: 'publish.scheduled', subject: id },
    details: { time: at.toISOString(), documents: Object.keys(row.manifest) },
  };
  const [first, ...rest] = [
    ...draftStore(scope).putBodies(bodies.map(({ hash, value }) => ({ hash, body: value }))),
    ...store.add(row),
    ...editingStore(scope).addAudits([audit], now),
  ];
  if (first) await scope.write([first, ...rest]);
  const [stored] = await store.byCommand(commandId);
  return { scheduled: stored?.id ?? id, documents: changed.map((draft) => draft.id), findings };
}

async function baseOf({ id, published }: Draft): Promise<[string, string | null]> {
  return [id, published && (await hashOf(id, published))];
}

function requireTime(at: Date, now: Date): void {
  if (at <= now) throw rejected('is over already');
  if (at.getTime() > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS)
    throw rejected(`is at most ${MAX_SCHEDULE_DAYS} days ahead`);
}

const rejected = (message: string) => new HttpError(422, 'rejected', { faults: [{ path: 'at', message }] });
