import type { Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { SecurityEventRow } from '#workers/platform/storage/security-store.ts';
import { requireSession } from './require-session.ts';

export const securityHandlers: Handlers = {
  securityEvents: async (context) => {
    if (!requireSession(context).user.isStaff) throw new HttpError(403, 'staff_only');
    const { store, query } = context;
    const [rows, [count]] = await store.batch([
      store.security.events().page(windowOf(query)),
      store.security.eventCount(),
    ]);
    return { data: rows.map(toSecurityEvent), total: count?.total ?? 0 };
  },
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
