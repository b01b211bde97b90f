import { sql } from 'drizzle-orm';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { ValueOf } from '#app/contract/site/kinds.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import type { Statement, Writer } from './writer.ts';

type Account = typeof accounts.$inferSelect;
type Columns = Partial<Omit<typeof accounts.$inferInsert, 'accountId'>>;

interface Definition<Name extends KindName> {
  toColumns(value: ValueOf<Name>): Columns;
  toValue(account: Account): Record<string, unknown>;
  /** What of it lies in other tables. */
  readMore?(scope: AccountScope): Promise<Record<string, unknown>>;
  writeMore?(scope: AccountScope, value: ValueOf<Name>): Statement[];
}

/** Whether its values are part of the account's own row, which isolates remember. */
export const isInTheAccount = (kind: string) => IN_THE_ACCOUNT.has(kind);
const IN_THE_ACCOUNT = new Set(['site', 'theme', 'comment-rules']);

/** A writer of what there is one of: columns of the account's own row. */
export function accountWriter<Name extends KindName>(kind: Name, definition: Definition<Name>): Writer {
  const exists = async (scope: AccountScope) => {
    const [account] = await scope.pick(accounts, { id: accounts.accountId });
    return account !== undefined;
  };
  return {
    kind,
    hasOtherWriters: true,
    idsAfter: async (scope, after) => (after < kind && (await exists(scope)) ? [kind] : []),
    page: async (scope) => ((await exists(scope)) ? { ids: [kind], total: 1 } : { ids: [], total: 0 }),
    existing: async (scope, ids) => (ids.includes(kind) && (await exists(scope)) ? [kind] : []),
    async read(scope, ids) {
      const [account] = ids.includes(kind) ? await scope.find(accounts) : [];
      if (!account) return new Map();
      const more = await definition.readMore?.(scope);
      return new Map([[kind, { ...definition.toValue(account), ...more }]]);
    },
    write: (scope, puts) =>
      puts.flatMap(({ value }) => {
        const own = value as ValueOf<Name>;
        return [
          // drizzle's builders are batch items; its types know it of each builder's own only.
          scope.update(accounts, definition.toColumns(own), sql`true`) as unknown as Statement,
          ...(definition.writeMore?.(scope, own) ?? []),
        ];
      }),
    remove: () => [],
    checkRemoval: async (_scope, ids) =>
      ids.map((id) => ({ id, path: '', message: 'every brand has it: write another value instead' })),
  };
}
