import type { ScheduledPublish } from '#app/contract/scheduled.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { isFailedCondition } from '#workers/platform/storage/failed-condition.ts';
import { scheduledStore } from '#workers/platform/storage/scheduled-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { mayEdit, requireRoleFor } from './document-role.ts';
import { scopeOf } from './edited-document.ts';

type Row = Awaited<ReturnType<ReturnType<typeof scheduledStore>['list']>>[number];

export const scheduledPublishes: Handler<'scheduledPublishes'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const rows = await scheduledStore(scopeOf(context)).list();
  const data = rows.map((row) => toScheduled(row, (document) => mayEdit(user, document)));
  return { data: data.filter(({ documents }) => documents.length > 0) };
};

export const takeBackScheduled: Handler<'takeBackScheduled'> = async (context) => {
  const { user } = requireRole(context, 'publish');
  const { params, now } = context;
  const scope = scopeOf(context);
  const store = scheduledStore(scope);
  const [row] = await store.scheduled(params.id);
  if (!row) throw new HttpError(404, 'not_found');
  for (const document of Object.keys(row.manifest)) requireRoleFor(context, document, 'publish');
  if (row.state === 'taken_back') return {};
  const audit = { actor: `user:${user.id}`, action: 'publish.taken_back', subject: row.id, details: {} };
  const [first, ...rest] = store.end(row.id, { state: 'taken_back', findings: [], snapshotId: null });
  if (first)
    await scope
      .write([first, ...rest, ...editingStore(scope).addAudits([audit], now)])
      .catch((error: unknown) => {
        if (!isFailedCondition(error)) throw error;
        const message = 'does not wait any more';
        throw new HttpError(422, 'rejected', { faults: [{ path: '', message }] });
      });
  return {};
};

/** Of the documents that its reader may edit. */
function toScheduled(row: Row, isShown: (document: string) => boolean): ScheduledPublish {
  const { id, name, userId, userName, createdDate, scheduledTime, state, manifest, findings, snapshotId } =
    row;
  return {
    ...{ _id: id, name, actor: { _id: userId, name: userName }, state },
    findings: findings.filter(({ document }) => isShown(document)),
    ...{ created_date: createdDate.toISOString(), time: scheduledTime.toISOString() },
    documents: Object.keys(manifest).filter(isShown),
    ...(snapshotId !== null && { snapshot: snapshotId }),
  };
}
