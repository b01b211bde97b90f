import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { securityEvents, sessions, userKeys, users } from './schema/user.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export type KeyKind = (typeof userKeys.$inferSelect)['kind'];
export type NewKey = Omit<typeof userKeys.$inferInsert, 'accountId'>;
export type UserChange = Partial<Pick<typeof users.$inferInsert, 'name' | 'phone' | 'isEmailVerified'>>;

/** Passwords, the keys that are sent by mail, and what ends with them. */
export function credentialStore(scope: AccountScope) {
  return {
    addKey: (key: NewKey) => scope.insert(userKeys, key).run(),

    /** A key that is known, whether or not it is spent or over. */
    async key(kind: KeyKind, keyHash: string) {
      const [key] = await scope.find(userKeys, eq(userKeys.keyHash, keyHash), eq(userKeys.kind, kind));
      return key ?? null;
    },

    async isGoodKey(kind: KeyKind, keyHash: string, now: Date): Promise<boolean> {
      const [key] = await scope.pick(userKeys, { kind: userKeys.kind }, isGood(kind, keyHash, now));
      return key !== undefined;
    },

    /** Spends a key, for one of concurrent callers; its user's id, or null when it is not good. */
    async spendKey(kind: KeyKind, keyHash: string, now: Date): Promise<string | null> {
      const [spent] = await scope
        .update(userKeys, { usedTime: now }, isGood(kind, keyHash, now))
        .returning({ userId: userKeys.userId });
      return spent?.userId ?? null;
    },

    /** A new password: every other session ends, and so do reset keys that are still under way. */
    changePassword: (userId: string, passwordHash: string, currentSession: string, now: Date) =>
      writePassword(scope, userId, { passwordHash }, ne(sessions.idHash, currentSession), now),

    /** The same by a mailed key, which only a reader of the address has: it is verified, and every session ends. */
    resetPassword: (userId: string, passwordHash: string, now: Date) =>
      writePassword(scope, userId, { passwordHash, isEmailVerified: true }, undefined, now),

    async changeUser(userId: string, change: UserChange) {
      const [user] = await scope.update(users, change, eq(users.id, userId)).returning();
      return user ?? null;
    },
  };
}

function isGood(kind: KeyKind, keyHash: string, now: Date) {
  return and(
    eq(userKeys.keyHash, keyHash),
    eq(userKeys.kind, kind),
    isNull(userKeys.usedTime),
    gt(userKeys.expiresTime, now),
  );
}

function writePassword(
  scope: AccountScope,
  userId: string,
  change: Partial<Pick<typeof users.$inferInsert, 'passwordHash' | 'isEmailVerified'>>,
  ended: SQL | undefined,
  now: Date,
) {
  return scope.write([
    scope.update(users, change, eq(users.id, userId)),
    scope.remove(sessions, eq(sessions.userId, userId), ended),
    spendResetKeys(scope, userId, now),
  ]);
}

function spendResetKeys(scope: AccountScope, userId: string, now: Date) {
  return scope.update(
    userKeys,
    { usedTime: now },
    eq(userKeys.userId, userId),
    eq(userKeys.kind, 'reset'),
    isNull(userKeys.usedTime),
  );
}

/** The trail of sign-ins, passwords and addresses. */
export function securityStore(scope: AccountScope) {
  return {
    record: (event: Omit<SecurityEventRow, 'accountId' | 'id'>) =>
      scope.insert(securityEvents, { ...event, id: crypto.randomUUID() }).run(),
    events: () => scope.find(securityEvents).orderBy(desc(securityEvents.time), desc(securityEvents.id)),
    eventCount: () => scope.count(securityEvents),
  };
}
