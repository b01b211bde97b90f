import { digestOf, toCanonical } from '#app/contract/site/canonical.ts';
import type { EntityDigest } from '#app/contract/site/changes.ts';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import type { FolderEntry } from './check-folder.ts';
import type { RemoteEntity, SiteCalls } from './site-calls.ts';
import type { ValueReader, Values } from './values.ts';

export interface PlannedChange {
  op: 'create' | 'change' | 'delete';
  kind: KindName;
  id: string;
  /** What the brand has now: null for nothing. */
  digest: string | null;
  /** Of a change: the fields that differ, at the value's top. */
  fields?: string[];
}

/** What would be written, in the order of writing: everything that is named before what names it. */
export interface Plan {
  changes: PlannedChange[];
  /** What is alike on both sides. */
  sameCount: number;
}

interface Sides {
  wanted: readonly FolderEntry[];
  present: readonly EntityDigest[];
  /** Kinds that are left alone. */
  without: ReadonlySet<KindName>;
  isPruning: boolean;
}

/** What has to change at a brand so that it is what is wanted. */
export async function makePlan(calls: SiteCalls, readValues: ValueReader, sides: Sides): Promise<Plan> {
  const { wanted, present, without, isPruning } = sides;
  const there = new Map(present.map(({ kind, id, digest }) => [`${kind}/${id}`, digest]));
  const considered = wanted.filter(({ kind }) => !without.has(kind));
  const differing = considered.filter(({ kind, id, digest }) => there.get(`${kind}/${id}`) !== digest);
  const created = differing.filter(({ kind, id }) => !there.has(`${kind}/${id}`));
  const changed = await changedOnes(
    calls,
    readValues,
    differing.filter(({ kind, id }) => there.has(`${kind}/${id}`)),
  );
  const puts = [
    ...created.map(({ kind, id, isChild }) => ({ op: 'create' as const, kind, id, digest: null, isChild })),
    ...changed,
  ];
  const own = new Set(wanted.map(({ kind, id }) => `${kind}/${id}`));
  const surplus = present.filter(
    ({ kind, id }) => !own.has(`${kind}/${id}`) && !without.has(kind) && !kindOf(kind).isSingle,
  );
  return {
    changes: [...inOrder(puts), ...(isPruning ? deletions(surplus) : [])],
    sameCount: considered.length - puts.length,
  };
}

type Put = PlannedChange & { isChild: boolean };

function inOrder(puts: readonly Put[]): PlannedChange[] {
  const rank = ({ kind, isChild }: Put) => KIND_NAMES.indexOf(kind) * 2 + Number(isChild);
  return [...puts]
    .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    .map(({ isChild: _, ...put }) => put);
}

/** Later kinds name earlier ones, and episodes their series. */
function deletions(surplus: readonly EntityDigest[]): PlannedChange[] {
  const rank = ({ kind }: EntityDigest) => KIND_NAMES.indexOf(kind);
  return [...surplus]
    .sort((a, b) => rank(b) - rank(a))
    .map(({ kind, id, digest }) => ({ op: 'delete', kind, id, digest }));
}

const COMPARED_AT_ONCE = 200;

/** Those that differ by more than what a folder need not name. */
async function changedOnes(
  calls: SiteCalls,
  readValues: ValueReader,
  entries: readonly FolderEntry[],
): Promise<Put[]> {
  const found: Put[] = [];
  for (const kind of KIND_NAMES) {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    // Some at a time: what is found of them is small, and they are not.
    for (let at = 0; at < ofKind.length; at += COMPARED_AT_ONCE) {
      const some = ofKind.slice(at, at + COMPARED_AT_ONCE);
      const ids = some.map(({ id }) => id);
      const [remote, values] = await Promise.all([calls.namedEntities(kind, ids), readValues(kind, ids)]);
      for (const entry of some) {
        const put = await compare(entry, remote.get(entry.id), values);
        if (put) found.push(put);
      }
    }
  }
  return found;
}

async function compare(
  { kind, id, isChild, unnamed }: FolderEntry,
  remote: RemoteEntity | undefined,
  values: Values,
): Promise<Put | null> {
  const read = readValue(kind, values.get(id));
  if (!remote || !read.ok) return null;
  const { schema } = kindOf(kind);
  const open = Object.fromEntries(unnamed.map((name) => [name, remote.value[name]]));
  const wanted = unnamed.length > 0 ? toCanonical(schema, { ...read.value, ...open }) : read.canonical;
  if ((await digestOf(wanted)) === remote.digest) return null;
  return {
    op: 'change',
    kind,
    id,
    digest: remote.digest,
    fields: differingFields(wanted, remote.value),
    isChild,
  };
}

function differingFields(a: Record<string, unknown>, b: Record<string, unknown>): string[] {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return keys.filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));
}
