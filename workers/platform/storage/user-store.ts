import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { LIMITS } from '#app/contract/limits.ts';
import type { Role } from '#app/contract/roles.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { users } from './schema/user.ts';
import { userAccess } from './user-access.ts';
import { userSessions } from './user-sessions.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'accountId'>;

/** Viewers, their sessions and what they may see. */
export function userStore(scope: AccountScope) {
  const byEmail = memoize(() => scope.find(users, eq(users.emailKey, sql.placeholder('emailKey'))));

  return {
    ...userAccess(scope),
    ...userSessions(scope),

    async byEmail(emailKey: string): Promise<UserRow | null> {
      const [user] = await byEmail().with({ emailKey });
      return user ?? null;
    },

    async byId(userId: string): Promise<UserRow | null> {
      const [user] = await scope.find(users, eq(users.id, userId));
      return user ?? null;
    },

    /** False when the address is taken: the index decides, so two sign-ups at once cannot both win. */
    async create(user: NewUser): Promise<boolean> {
      const { meta } = await scope.insert(users, user).onConflictDoNothing().run();
      return meta.changes === 1;
    },

    /** Who works for the brand, by name; as many as the contract's list has. */
    staff: () =>
      scope
        .find(users, eq(users.isStaff, true), isNull(users.erasedTime))
        .orderBy(asc(users.name), asc(users.id))
        .page({ limit: LIMITS.list }),

    /** For a batch. */
    setRoles: (userId: string, roles: Role[]) =>
      scope.update(
        users,
        { roles, isStaff: roles.length > 0 },
        eq(users.id, userId),
      ) as unknown as BatchItem<'sqlite'>,
  };
}
