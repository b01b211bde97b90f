import { and, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccountScope } from './account-scope.ts';
import { PERSONAL_DATA, type PersonalData } from './personal-tables.ts';
import { endOf } from './renewal-writes.ts';
import { renewals } from './schema/payment.ts';
import { profiles, sessions, users } from './schema/user.ts';

/** The deletion of a user's account: requested, withdrawn, carried out. Each is one transaction. */
export function deletionStore(scope: AccountScope) {
  return {
    /**
     * All sessions end with it; one that is opened at this very moment is void while the deletion is pending.
     */
    ask: (userId: string, dueTime: Date) =>
      scope.write([
        scope.update(users, { deletionDueTime: dueTime }, eq(users.id, userId), isNull(users.erasedTime)),
        scope.remove(sessions, eq(sessions.userId, userId)),
      ]),

    /** False where there is nothing to take back, or no time left for it. */
    async undo(userId: string, now: Date): Promise<boolean> {
      const open = and(eq(users.id, userId), gt(users.deletionDueTime, now));
      const { meta } = await scope.update(users, { deletionDueTime: null }, open).run();
      return meta.changes === 1;
    },

    /**
     * Empties the account if it is due; false when it is not, or no longer. Doing it twice changes nothing.
     */
    async erase(userId: string, now: Date): Promise<boolean> {
      const due = and(eq(users.id, userId), lte(users.deletionDueTime, now));
      const erasedUser = scope.pick(
        users,
        { id: users.id },
        eq(users.id, userId),
        isNotNull(users.erasedTime),
      );
      const ofErased = scope.pick(
        profiles,
        { id: profiles.id },
        eq(profiles.userId, userId),
        sql`EXISTS ${erasedUser.asSubquery()}`,
      );
      const isErased = (column: PersonalData['table']['userId']) =>
        sql`(${inArray(column, erasedUser.asSubquery())} OR ${inArray(column, ofErased.asSubquery())})`;
      await scope.write([
        scope.update(users, emptied(userId, now), due),
        ...PERSONAL_DATA.flatMap((data) => toWrite(scope, data, isErased(data.table.userId))),
        scope.update(
          renewals,
          endOf('gone', now),
          isErased(renewals.userId),
          eq(renewals.renewalStatus, 'ongoing'),
        ),
      ]);
      const [erased] = await scope.pick(
        users,
        { id: users.id },
        eq(users.id, userId),
        eq(users.erasedTime, now),
      );
      return erased !== undefined;
    },
  };
}

/** The row stays for what points to it; nothing in it identifies the person. */
function emptied(userId: string, now: Date) {
  return {
    name: '',
    emailId: '',
    emailKey: `erased:${userId}`,
    phone: null,
    referralCode: null,
    passwordHash: '',
    pinHash: null,
    isEmailVerified: false,
    isStaff: false,
    roles: [],
    deletionDueTime: null,
    erasedTime: now,
  };
}

function toWrite(scope: AccountScope, { table, onErase }: PersonalData, rows: SQL): BatchItem<'sqlite'>[] {
  if (onErase === 'keep') return [];
  return [onErase === 'remove' ? scope.remove(table, rows) : scope.update(table, onErase.unlink, rows)];
}
