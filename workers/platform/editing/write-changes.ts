import type { ChangeResult } from '#app/contract/site/changes.ts';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import type { Fault } from '#app/contract/site/plain-words.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import type { KnownEntity } from './known-entities.ts';
import type { ReadChange } from './read-changes.ts';
import type { Statement } from './writer.ts';
import { WRITERS } from './writers.ts';

/** A change, what is there, and what it comes to. */
export interface Planned {
  change: ReadChange;
  known: KnownEntity | null;
  /** Read where it is needed: of what changes, and of conflicts. */
  stored?: Required<KnownEntity> | null;
  /** The new value with every field, and the one that is there. */
  value: Record<string, unknown>;
  old: Record<string, unknown> | null;
  digest: string | null;
  outcome: Exclude<ChangeResult['result'], 'refused'>;
  faults: Fault[];
}

/**
 * One batch: it fails where anything was written since planning began, or bought, then removes, then writes rows,
 * digests and the audit.
 */
export function writesOf(
  { scope, actor, now }: { scope: AccountScope; actor: string; now: Date },
  writeCount: number,
  writes: readonly Planned[],
): Statement[] {
  const store = editingStore(scope);
  const puts = writes.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
  return [
    ...store.countWrite(writeCount),
    ...KIND_NAMES.flatMap((kind) => guardsOf(scope, kind, writes)),
    scope.deferForeignKeys(),
    ...removals(scope, writes),
    ...KIND_NAMES.flatMap((kind) => rowsOf(scope, kind, puts, now)),
    ...store.putDigests(
      puts.map(({ change, known, digest }) => ({
        kind: change.kind,
        id: change.id,
        digest: digest ?? '',
        revision: (known?.revision ?? 0) + 1,
        modifiedDate: now,
      })),
    ),
    ...store.addAudits(
      writes.map(({ change, known, digest, outcome }) => ({
        actor,
        action: `${change.kind}.${outcome}`,
        subject: change.id,
        details: { before: known?.digest ?? null, after: digest },
      })),
      now,
    ),
  ];
}

/** What others than the list of changes write, and what planning found to be otherwise. */
function guardsOf(scope: AccountScope, kind: KindName, writes: readonly Planned[]): Statement[] {
  const ofKind = writes.filter(({ change }) => change.kind === kind);
  const removed = ofKind.filter(({ outcome }) => outcome === 'deleted').map(({ change }) => change.id);
  const puts = ofKind
    .filter(({ outcome }) => outcome !== 'deleted')
    .map(({ change, value, old }) => ({ id: change.id, value, old }));
  const conditions = WRITERS[kind].stoppedBy?.(scope.accountId, { puts, removed }) ?? [];
  return conditions.map((condition) => scope.failIf(condition));
}

function rowsOf(scope: AccountScope, kind: KindName, puts: readonly Planned[], now: Date): Statement[] {
  const ofKind = puts.filter(({ change }) => change.kind === kind);
  return WRITERS[kind].write(
    scope,
    ofKind.map(({ change, value, old }) => ({ id: change.id, value, old })),
    now,
  );
}

/** Later kinds name earlier ones. */
function removals(scope: AccountScope, writes: readonly Planned[]): Statement[] {
  const store = editingStore(scope);
  return [...KIND_NAMES].reverse().flatMap((kind) => {
    const ids = writes
      .filter(({ change, outcome }) => change.kind === kind && outcome === 'deleted')
      .map(({ change }) => change.id);
    if (ids.length === 0) return [];
    const writer = WRITERS[kind];
    return [
      ...writer.remove(scope, ids),
      ...[kind, ...(writer.owns ?? [])].map((one) => store.removeDigests(one, ids)),
    ];
  });
}
