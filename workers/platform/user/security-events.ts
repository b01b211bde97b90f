import type { Handler } from '#workers/platform/call-context.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { SecurityEventRow } from '#workers/platform/storage/credential-store.ts';
import { requireRole } from './require-session.ts';

export const securityEvents: Handler<'securityEvents'> = async (context) => {
  requireRole(context, 'read');
  const { store, query } = context;
  const [rows, [count]] = await store.batch([
    store.security.events().page(windowOf(query)),
    store.security.eventCount(),
  ]);
  return { data: rows.map(toSecurityEvent), total: count?.total ?? 0 };
};

function toSecurityEvent({ id, kind, time, userId, emailHash, ipHash, device }: SecurityEventRow) {
  return {
    _id: id,
    kind,
    time: time.toISOString(),
    user_id: userId ?? undefined,
    email_hash: emailHash ?? undefined,
    ip_hash: ipHash ?? undefined,
    device: device ?? undefined,
  };
}
