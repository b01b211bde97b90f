import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { AccountScope } from './account-scope.ts';
import { auditEvents } from './schema/account.ts';
import { entityDigests } from './schema/editing.ts';

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

    /** Fails the batch where one of them has another digest by now than the one it was read with. */
    requireUnchanged(
      read: readonly { kind: KindName; id: string; digest: string | null }[],
    ): BatchItem<'sqlite'> {
      const rows = JSON.stringify(read.map((one) => [one.kind, one.id, one.digest]));
      return scope.failIf(sql`EXISTS (SELECT 1 FROM json_each(${rows}) read
        LEFT JOIN entity_digests known ON known.account_id = ${scope.accountId}
          AND known.kind = read.value ->> 0 AND known.id = read.value ->> 1
        WHERE known.digest IS NOT read.value ->> 2)`);
    },

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
