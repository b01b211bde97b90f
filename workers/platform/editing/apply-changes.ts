import { digestOf, toCanonical, withDefaults } from '#app/contract/site/canonical.ts';
import type { ChangeResult } from '#app/contract/site/changes.ts';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { Fault } from '#app/contract/site/plain-words.ts';
import { sleep } from '#app/lib/sleep.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { isFailedCondition } from '#workers/platform/storage/failed-condition.ts';
import { checkCounts } from './check-counts.ts';
import { checkReferences } from './check-references.ts';
import { checkRemovals } from './check-removals.ts';
import { type KnownEntity, readDigests, readEntities } from './known-entities.ts';
import type { ReadChange, ReadChanges } from './read-changes.ts';
import { type Planned, writesOf } from './write-changes.ts';
import type { Statement } from './writer.ts';
import { WRITERS } from './writers.ts';

/** Another writer may come between reading and writing; the next try sees what it wrote. */
const TRIES = 10;
const PAUSE_MS = 40;

/** Others wrote the brand each time: the same request may succeed in a moment. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Writing {
  scope: AccountScope;
  /** `operator`, `token:<id>`: for the audit. */
  actor: string;
  now: Date;
}

/**
 * Writes the changes, all of them or none, and answers one result each in their order. What is there already
 * is `same` and not written, so a repeated request is safe. `also` is written in the same batch.
 */
export async function applyChanges(
  writing: Writing,
  read: ReadChanges,
  also: readonly Statement[] = [],
): Promise<ChangeResult[]> {
  for (let attempt = 1; ; attempt++) {
    const writeCount = await editingStore(writing.scope).writeCount();
    const planned = await planChanges(writing, read.changes);
    const results = read.results.map(
      (result, at) => result ?? toResult(planned.find((one) => one.change.at === at)),
    );
    const isStopped = results.some(({ result }) => result === 'refused' || result === 'conflict');
    const writes = planned.filter(({ outcome }) => outcome !== 'same');
    if (isStopped || read.isDryRun || writes.length === 0) return results;
    try {
      const [first, ...rest] = writesOf(writing, writeCount, writes);
      if (first) await writing.scope.write([first, ...rest, ...also]);
      return results;
    } catch (error) {
      if (!isFailedCondition(error)) throw error;
      if (attempt === TRIES) throw new BusyError('others wrote each time');
      await sleep(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/** What each change comes to, before anything is written. */
async function planChanges({ scope, now }: Writing, changes: readonly ReadChange[]): Promise<Planned[]> {
  const planned = (
    await Promise.all(
      byKind(changes).map(async ([kind, ofKind]) => {
        const known = await readDigests(
          scope,
          kind,
          ofKind.map(({ id }) => id),
        );
        return Promise.all(ofKind.map((change) => planOne(change, known.get(change.id) ?? null)));
      }),
    )
  ).flat();
  await completeAll(scope, planned, now);
  await checkAll(scope, planned);
  return planned;
}

function byKind(changes: readonly ReadChange[]): [KindName, ReadChange[]][] {
  return KIND_NAMES.map((kind): [KindName, ReadChange[]] => [
    kind,
    changes.filter((change) => change.kind === kind),
  ]).filter(([, ofKind]) => ofKind.length > 0);
}

async function planOne(change: ReadChange, known: KnownEntity | null): Promise<Planned> {
  const digest = known?.digest ?? null;
  const planned: Planned = {
    change,
    known,
    value: change.value,
    old: null,
    digest,
    outcome: 'same',
    faults: [],
  };
  const isRemoval = change.op === 'delete' || WRITERS[change.kind].isNone?.(change.value);
  const canonical = isRemoval ? null : toCanonical(kindOf(change.kind).schema, change.value);
  const wanted = canonical && (await digestOf(canonical));
  // A repeat of what was written: whatever was there before, nothing is lost.
  if (wanted === digest) return planned;
  const isStale = change.ifDigest !== undefined && change.ifDigest !== digest;
  const outcome = isRemoval ? 'deleted' : known ? 'changed' : 'created';
  return { ...planned, digest: wanted, outcome: isStale ? 'conflict' : outcome };
}

/** Reads what is there of the changed ones, and fills in what new values take from it. */
async function completeAll(scope: AccountScope, planned: readonly Planned[], now: Date): Promise<void> {
  for (const kind of KIND_NAMES) {
    const touched = planned.filter(
      ({ change, outcome }) => change.kind === kind && (outcome === 'changed' || outcome === 'conflict'),
    );
    const created = planned.filter(({ change, outcome }) => change.kind === kind && outcome === 'created');
    if (touched.length + created.length === 0) continue;
    const stored =
      touched.length > 0
        ? await readEntities(
            scope,
            kind,
            touched.map(({ change }) => change.id),
          )
        : new Map<string, Required<KnownEntity>>();
    for (const one of [...touched, ...created]) {
      one.stored = stored.get(one.change.id) ?? null;
      await complete(one, now);
    }
  }
}

async function complete(one: Planned, now: Date): Promise<void> {
  const { kind, id, value } = one.change;
  const { schema } = kindOf(kind);
  const old = one.stored ? withDefaults(schema, one.stored.value) : null;
  const full = WRITERS[kind].complete?.({ id, value, old }, now) ?? value;
  one.old = old;
  one.value = full;
  if (one.change.op === 'delete') return;
  one.digest = await digestOf(toCanonical(schema, full));
  if (one.digest === one.known?.digest) one.outcome = 'same';
}

/** Finds what only the whole shows: names of what is not there, names of what goes, values that are taken. */
async function checkAll(scope: AccountScope, planned: readonly Planned[]): Promise<void> {
  const puts = new Map(
    KIND_NAMES.map((kind) => [
      kind,
      planned
        .filter(
          ({ change, outcome }) => change.kind === kind && (outcome === 'created' || outcome === 'changed'),
        )
        .map(({ change, value, old }) => ({ id: change.id, value, old })),
    ]),
  );
  const removals = new Map(
    KIND_NAMES.map((kind) => [
      kind,
      planned
        .filter(({ change, outcome }) => change.kind === kind && outcome === 'deleted')
        .map(({ change }) => change.id),
    ]),
  );
  const found = await Promise.all([
    checkReferences(scope, puts, removals),
    checkCounts(scope, { puts, removals }),
    ...[...puts].map(async ([kind, list]) => [
      {
        kind,
        faults: list.length > 0 ? ((await WRITERS[kind].check?.(scope, list, { puts, removals })) ?? []) : [],
      },
    ]),
    ...[...removals].map(async ([kind, ids]) => [
      { kind, faults: ids.length > 0 ? await checkRemovals(scope, { kind, ids, puts, removals }) : [] },
    ]),
  ]);
  const faults = new Map<string, Fault[]>();
  for (const { kind, faults: ofKind } of found.flat())
    for (const { id, ...fault } of ofKind) {
      const key = `${kind}/${id}`;
      faults.set(key, [...(faults.get(key) ?? []), fault]);
    }
  for (const one of planned) one.faults.push(...(faults.get(`${one.change.kind}/${one.change.id}`) ?? []));
}

function toResult(planned: Planned | undefined): ChangeResult {
  if (!planned) throw new Error('a change that was read has no plan');
  const { kind, id } = planned.change;
  const { outcome, faults, digest, known, stored } = planned;
  if (faults.length > 0) return { kind, id, result: 'refused', faults };
  if (outcome === 'conflict')
    return { kind, id, result: outcome, digest: known?.digest ?? null, value: stored?.value ?? null };
  return { kind, id, result: outcome, digest };
}
