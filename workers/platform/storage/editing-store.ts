import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { AccountScope } from './account-scope.ts';
import { auditEvents } from './schema/account.ts';
import { entityDigests, entityWrites } from './schema/editing.ts';

/** However many ids, one parameter. */
export const listed = (values: readonly string[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

export interface KnownDigest {
  kind: KindName;
  id: string;
  digest: string;
  revision: number;
}

export interface AuditRow {
  actor: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

/** What was written of each entity, and who wrote it. */
export function editingStore(scope: AccountScope) {
  const { kind, id, digest, revision } = entityDigests;
  return {
    digests: (ofKind: KindName, ids: readonly string[]) =>
      scope.pick(
        entityDigests,
        { kind, id, digest, revision },
        and(eq(kind, ofKind), sql`${id} IN ${listed(ids)}`),
      ),

    /** Of the kind, after one id up to another. */
    digestsBetween: (ofKind: KindName, after: string, last: string) =>
      scope
        .pick(
          entityDigests,
          { kind, id, digest, revision },
          and(eq(kind, ofKind), gt(id, after), lte(id, last)),
        )
        .orderBy(asc(id)),

    /** How often the account was written so far. */
    async writeCount(): Promise<number> {
      const [row] = await scope.pick(entityWrites, { count: entityWrites.count });
      return row?.count ?? 0;
    },

    /** Begins a batch that fails where anything was written since the count was read. */
    countWrite: (read: number): BatchItem<'sqlite'>[] => [
      scope.failIf(
        sql`coalesce((SELECT count FROM entity_writes WHERE account_id = ${scope.accountId}), 0) <> ${read}`,
      ),
      ...scope.insertRows(entityWrites, [{ count: read + 1 }], { target: [], set: ['count'] }),
    ],

    putDigests: (rows: readonly Omit<typeof entityDigests.$inferInsert, 'accountId'>[]) =>
      scope.insertRows(entityDigests, rows, {
        target: ['kind', 'id'],
        set: ['digest', 'revision', 'modifiedDate'],
      }),

    removeDigests: (ofKind: KindName, ids: readonly string[]) =>
      scope.remove(
        entityDigests,
        eq(kind, ofKind),
        sql`${id} IN ${listed(ids)}`,
      ) as unknown as BatchItem<'sqlite'>,

    addAudits: (rows: readonly AuditRow[], time: Date) =>
      scope.insertRows(
        auditEvents,
        rows.map((row) => ({ id: crypto.randomUUID(), time, ...row })),
      ),
  };
}
export type EditingStore = ReturnType<typeof editingStore>;
