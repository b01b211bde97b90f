import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { accounts } from './schema/account.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

/** The accounts themselves: which there are, and how to find one. What belongs to an account is in its store. */
export interface Directory {
  find(accountId: string): Promise<Account | null>;
  findByAssetHostname(hostname: string): Promise<Account | null>;
  list(): Promise<Account[]>;
  /** Writes the account's own row; answers false when another account has its asset host. */
  put(account: NewAccount): Promise<boolean>;
}

export function openDirectory(db: Database): Directory {
  const byHostname = (hostname: string) =>
    db.select().from(accounts).where(eq(accounts.assetHostname, hostname)).limit(1);
  return {
    async find(accountId) {
      const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId)).limit(1);
      return account ?? null;
    },
    async findByAssetHostname(hostname) {
      const [account] = await byHostname(hostname);
      return account ?? null;
    },
    list: () => db.select().from(accounts).orderBy(asc(accounts.accountId)),
    async put(account) {
      const [holder] = await byHostname(account.assetHostname);
      if (holder && holder.accountId !== account.accountId) return false;
      const { accountId: _, createdDate: __, ...changes } = account;
      await db
        .insert(accounts)
        .values(account)
        .onConflictDoUpdate({ target: accounts.accountId, set: changes });
      return true;
    },
  };
}
