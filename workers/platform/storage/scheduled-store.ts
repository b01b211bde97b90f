import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { LIMITS } from '#app/contract/limits.ts';
import type { AccountScope } from './account-scope.ts';
import { scheduledPublishes } from './schema/drafts.ts';
import { users } from './schema/user.ts';

export type ScheduledRow = typeof scheduledPublishes.$inferSelect;
type NewScheduled = Omit<typeof scheduledPublishes.$inferInsert, 'accountId'>;

/** Drafts with a time at which they are published. */
export function scheduledStore(scope: AccountScope) {
  return {
    /** Those that wait, then what became of the others, newest first. */
    list: () =>
      scope
        .pick(scheduledPublishes, {
          ...getTableColumns(scheduledPublishes),
          userName: sql<string>`${users.name}`.as('user_name'),
        })
        .innerJoin(users, sql`${users.id} = ${scheduledPublishes.userId}`)
        .orderBy(
          sql`${scheduledPublishes.state} <> 'waiting'`,
          desc(scheduledPublishes.scheduledTime),
          desc(scheduledPublishes.id),
        )
        .page({ limit: LIMITS.shortList }),
    waiting: () => scope.count(scheduledPublishes, eq(scheduledPublishes.state, 'waiting')),
    scheduled: (id: string) => scope.find(scheduledPublishes, eq(scheduledPublishes.id, id)),
    byCommand: (commandId: string) =>
      scope.find(scheduledPublishes, eq(scheduledPublishes.commandId, commandId)),
    /** What comes twice at the same moment is there once. */
    add: (row: NewScheduled): BatchItem<'sqlite'>[] => scope.insertRows(scheduledPublishes, [row], 'ignore'),
    /** In a batch: it fails where somebody was faster, so that nothing is done twice. */
    end(id: string, end: Pick<NewScheduled, 'state' | 'findings' | 'snapshotId'>): BatchItem<'sqlite'>[] {
      return [
        scope.failIf(
          sql`NOT EXISTS (SELECT 1 FROM scheduled_publishes
            WHERE account_id = ${scope.accountId} AND id = ${id} AND state = 'waiting')`,
        ),
        scope.update(
          scheduledPublishes,
          { ...end, dueTime: null },
          eq(scheduledPublishes.id, id),
        ) as unknown as BatchItem<'sqlite'>,
      ];
    },
    postpone: (id: string, dueTime: Date) =>
      scope.update(
        scheduledPublishes,
        { dueTime },
        eq(scheduledPublishes.id, id),
        eq(scheduledPublishes.state, 'waiting'),
      ),
  };
}
