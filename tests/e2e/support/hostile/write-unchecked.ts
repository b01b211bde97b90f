import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { FolderEntity } from '#cli/site/read-folder.ts';
import { WRITERS } from '#workers/platform/editing/writers.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';

interface SchemaParts {
  entries?: Record<string, { default?: unknown }>;
  pipe?: readonly SchemaParts[];
  options?: readonly SchemaParts[];
}

/** Writes what no schema would take: backends that check nothing store such values. */
export async function writeUnchecked(
  scope: AccountScope,
  entities: readonly FolderEntity[],
  now: Date,
): Promise<void> {
  for (const kind of KIND_NAMES) {
    const puts = entities
      .filter((entity) => entity.kind === kind)
      .map(({ id, value }) => ({ id, value: withDefaults(kind, value as object), old: null }));
    const writes = puts.length === 0 ? [] : WRITERS[kind].write(scope, puts, now);
    const [first, ...rest] = [scope.deferForeignKeys(), ...writes];
    await scope.write([first, ...rest]);
  }
}

function withDefaults(kind: KindName, value: object): Record<string, unknown> {
  const schema = kindOf(kind).schema as unknown as SchemaParts;
  const [option] = schema.options ?? [];
  const entries = (schema.entries ? schema : (schema.pipe?.[0] ?? option))?.entries ?? {};
  const defaults = Object.entries(entries).map(([key, field]) => [key, field.default]);
  return { ...Object.fromEntries(defaults), ...value };
}
