import { and, asc, eq, gt, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { ApiScope } from '#app/contract/site/api-token.ts';
import type { Database } from './database.ts';
import { accounts } from './schema/account.ts';
import { apiTokens } from './schema/editing.ts';

export type ApiToken = Omit<typeof apiTokens.$inferSelect, 'scopes'> & { scopes: readonly ApiScope[] };

/** When a token was last used is kept to the minute, so that not every call is a write. */
const USE_UPDATED_MS = 60_000;

/** Brands' keys to the operator's API, found by hash over all accounts. */
export interface TokenStore {
  /** One that works now. */
  find(tokenHash: string, now: Date): Promise<ApiToken | null>;
  list(accountId: string): Promise<ApiToken[]>;
  add(token: typeof apiTokens.$inferInsert): Promise<void>;
  /** False where the account has no such token, or it has ended already. */
  revoke(accountId: string, id: string, now: Date): Promise<boolean>;
}

export function openTokenStore(db: Database): TokenStore {
  // Scopes are checked where they are written.
  const typed = (row: typeof apiTokens.$inferSelect) => row as ApiToken;
  return {
    async find(tokenHash, now) {
      const isGood = and(
        eq(apiTokens.tokenHash, tokenHash),
        isNull(apiTokens.revokedTime),
        or(isNull(apiTokens.expiresTime), gt(apiTokens.expiresTime, now)),
        notInArray(
          apiTokens.accountId,
          db.select({ accountId: accounts.accountId }).from(accounts).where(isNotNull(accounts.deletedTime)),
        ),
      );
      const [token] = await db.select().from(apiTokens).where(isGood).limit(1);
      if (!token) return null;
      const stale = new Date(now.getTime() - USE_UPDATED_MS);
      if (!token.lastUsedTime || token.lastUsedTime < stale)
        await db
          .update(apiTokens)
          .set({ lastUsedTime: now })
          .where(
            and(
              eq(apiTokens.tokenHash, tokenHash),
              or(isNull(apiTokens.lastUsedTime), lt(apiTokens.lastUsedTime, stale)),
            ),
          );
      return typed(token);
    },
    async list(accountId) {
      const rows = await db
        .select()
        .from(apiTokens)
        .where(eq(apiTokens.accountId, accountId))
        .orderBy(asc(apiTokens.createdDate), asc(apiTokens.id));
      return rows.map(typed);
    },
    async add(token) {
      await db.insert(apiTokens).values(token);
    },
    async revoke(accountId, id, now) {
      const ended = await db
        .update(apiTokens)
        .set({ revokedTime: now })
        .where(and(eq(apiTokens.accountId, accountId), eq(apiTokens.id, id), isNull(apiTokens.revokedTime)))
        .returning({ id: apiTokens.id });
      return ended.length > 0;
    },
  };
}
