import { ACTORS, type AuditLine } from '#app/contract/people-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { AuditStore } from '#workers/platform/storage/audit-store.ts';
import type { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

type Row = typeof auditEvents.$inferSelect;

export const auditTrail: Handler<'auditTrail'> = async (context) => {
  requireRole(context, 'own');
  const { store, query } = context;
  const [rows, [count]] = await store.batch([store.audit.page(windowOf(query)), store.audit.count()]);
  const names = await namesIn(store.audit, rows);
  return { data: rows.map((row) => toLine(row, names)), total: count?.total ?? 0 };
};

async function namesIn(audit: AuditStore, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap((row) => [actorId(row), subjectId(row)]).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const found = await audit.userNames([...new Set(ids)]);
  return new Map(found.map(({ id, name }) => [id, name]));
}

function toLine(row: Row, names: ReadonlyMap<string, string>): AuditLine {
  const [by, about] = [actorId(row), subjectId(row)];
  const [actor = 'system'] = row.actor.split(':');
  const name = names.get(by ?? '');
  const subjectName = names.get(about ?? '');
  return {
    ...{ _id: row.id, time: row.time.toISOString(), action: row.action, subject: row.subject },
    actor: ACTORS.find((kind) => kind === actor) ?? 'system',
    ...(name !== undefined && { actor_name: name }),
    ...(subjectName !== undefined && { subject_name: subjectName }),
  };
}

const actorId = ({ actor }: Row) => (actor.startsWith('user:') ? actor.slice('user:'.length) : null);

/** Of lines about a person: staff's are of the account, with the person among the details. */
function subjectId({ action, subject, details }: Row): string | null {
  if (action.startsWith('viewer.')) return subject;
  const user = details?.user;
  return action.startsWith('staff.') && typeof user === 'string' ? user : null;
}
