import { withDefaults } from '#app/contract/site/canonical.ts';
import { KIND_NAMES } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { FolderEntity } from '#cli/site/read-folder.ts';
import { WRITERS } from '#workers/platform/editing/writers.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';

/** Writes what no schema would take: backends that check nothing store such values. */
export async function writeUnchecked(
  scope: AccountScope,
  entities: readonly FolderEntity[],
  now: Date,
): Promise<void> {
  for (const kind of KIND_NAMES) {
    const puts = entities
      .filter((entity) => entity.kind === kind)
      .map(({ id, value }) => ({ id, value: withDefaults(kindOf(kind).schema, value as object), old: null }));
    const writes = puts.length === 0 ? [] : WRITERS[kind].write(scope, puts, now);
    const [first, ...rest] = [scope.deferForeignKeys(), ...writes];
    await scope.write([first, ...rest]);
  }
}
