import { desc, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { listed } from './editing-store.ts';
import { auditEvents } from './schema/account.ts';
import { users } from './schema/user.ts';

export type AuditStore = ReturnType<typeof auditStore>;

/** Who did what, as owners read it. */
export function auditStore(scope: AccountScope) {
  return {
    page: (page: { limit: number; offset: number }) =>
      scope.find(auditEvents).orderBy(desc(auditEvents.time), desc(auditEvents.id)).page(page),
    count: () => scope.count(auditEvents),
    userNames: (ids: readonly string[]) =>
      scope.pick(users, { id: users.id, name: users.name }, sql`${users.id} IN ${listed(ids)}`),
  };
}
