import * as v from 'valibot';
import { digestOf, toCanonical } from '#app/contract/site/canonical.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { WRITERS } from './writers.ts';

/** What the platform has of an entity. */
export interface KnownEntity {
  digest: string;
  revision: number;
  /** In canonical form; not read where the digest is enough. */
  value?: Record<string, unknown>;
}

/** The entities among these ids that there are, with their values. */
export async function readEntities(
  scope: AccountScope,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, Required<KnownEntity>>> {
  const { schema } = kindOf(kind);
  const { read, hasOtherWriters, isNone } = WRITERS[kind];
  const [values, rows] = await Promise.all([read(scope, ids), editingStore(scope).digests(kind, ids)]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const entities = await Promise.all(
    [...values]
      .filter(([, raw]) => !isNone?.(raw))
      .map(async ([id, raw]) => {
        const value = canonicalOf(schema, raw);
        const row = known.get(id);
        const digest = row && !hasOtherWriters ? row.digest : await digestOf(value);
        return [id, { digest, revision: row?.revision ?? 0, value }] as const;
      }),
  );
  return new Map(entities);
}

/** The digests of these ids; values are read only where no stored digest is enough. */
export async function readDigests(
  scope: AccountScope,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, KnownEntity>> {
  if (WRITERS[kind].hasOtherWriters) return readEntities(scope, kind, ids);
  const rows = await editingStore(scope).digests(kind, ids);
  const known = new Map<string, KnownEntity>(
    rows.map(({ id, digest, revision }) => [id, { digest, revision }]),
  );
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0)
    for (const [id, entity] of await readEntities(scope, kind, missing)) known.set(id, entity);
  return known;
}

/** As its schema reads it: rows of before the list of changes may lack what the schema fills in further down. */
function canonicalOf(schema: v.GenericSchema, raw: Record<string, unknown>): Record<string, unknown> {
  const present = Object.fromEntries(
    Object.entries(raw).filter(([, field]) => field !== null && field !== undefined),
  );
  const read = v.safeParse(schema, present);
  return toCanonical(schema, read.success ? (read.output as object) : present);
}
