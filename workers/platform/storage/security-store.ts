import { desc } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { securityEvents } from './schema/user.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** The trail of sign-ins, passwords and addresses. */
export function securityStore(scope: AccountScope) {
  return {
    record: (event: Omit<SecurityEventRow, 'accountId' | 'id'>) =>
      scope.insert(securityEvents, { ...event, id: crypto.randomUUID() }).run(),
    events: () => scope.find(securityEvents).orderBy(desc(securityEvents.time), desc(securityEvents.id)),
    eventCount: () => scope.count(securityEvents),
  };
}
