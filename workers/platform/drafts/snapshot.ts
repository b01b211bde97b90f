import type { BatchItem } from 'drizzle-orm/batch';
import { digestOf, toCanonical } from '#app/contract/site/canonical.ts';
import type { SnapshotKind } from '#app/contract/snapshots.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { type DraftStore, draftStore } from '#workers/platform/storage/draft-store.ts';
import { schemaOf, withoutOthers } from './document.ts';

/** What a document is published as, before and after. */
export interface Change {
  documentId: string;
  /** Null where there was nothing. */
  before: Data | null;
  after: Data;
}

interface Version {
  id: string;
  kind: Exclude<SnapshotKind, 'before' | 'checkpoint'>;
  name: string;
  userId: string;
  time: Date;
  commandId: string;
}

/**
 * The version of a publish. What was there before and is in no version yet (from a site folder, or of the time
 * before versions) gets one of its own, so that there is always a way back.
 */
export async function snapshotWrites(
  scope: AccountScope,
  version: Version,
  changes: readonly Change[],
): Promise<BatchItem<'sqlite'>[]> {
  const store = draftStore(scope);
  const last = lastHashes(await store.manifests());
  const after = await hashed(changes.map(({ documentId, after: value }) => ({ documentId, value })));
  const before = await hashed(
    changes.flatMap(({ documentId, before: value }) => (value ? [{ documentId, value }] : [])),
  );
  const { kind, name, ...by } = version;
  return [...writeEarlier(store, by, { before, last }), ...write(store, { ...by, kind, name }, after)];
}

/** A version of what is about to go, where no version has it. */
export async function lastVersionWrites(
  scope: AccountScope,
  by: Pick<Version, 'userId' | 'time' | 'commandId'>,
  value: { documentId: string; value: Data },
): Promise<BatchItem<'sqlite'>[]> {
  const store = draftStore(scope);
  const [versions, before] = await Promise.all([store.manifests(), hashed([value])]);
  return writeEarlier(store, by, { before, last: lastHashes(versions) });
}

function writeEarlier(
  store: DraftStore,
  { userId, time, commandId }: Pick<Version, 'userId' | 'time' | 'commandId'>,
  { before, last }: { before: readonly Hashed[]; last: ReadonlyMap<string, string> },
): BatchItem<'sqlite'>[] {
  const unknown = before.filter(({ documentId, hash }) => last.get(documentId) !== hash);
  if (unknown.length === 0) return [];
  const earlier = {
    ...{ id: crypto.randomUUID(), kind: 'before' as const, name: '', userId },
    // Sorted by time, it comes before what it was published before.
    ...{ time: new Date(time.getTime() - 1), commandId: `${commandId}-before` },
  };
  return write(store, earlier, unknown);
}

interface Hashed {
  documentId: string;
  hash: string;
  value: Data;
}

function write(
  store: DraftStore,
  snapshot: Omit<Parameters<DraftStore['putSnapshot']>[0], 'manifest'>,
  hashes: readonly Hashed[],
): BatchItem<'sqlite'>[] {
  const manifest = Object.fromEntries(hashes.map(({ documentId, hash }) => [documentId, hash]));
  const bodies = new Map(hashes.map(({ hash, value }) => [hash, { hash, body: value }]));
  return store.putSnapshot({ ...snapshot, manifest }, [...bodies.values()]);
}

/** In canonical form: what means the same has one hash, however it was written. */
export async function hashed(list: readonly { documentId: string; value: Data }[]): Promise<Hashed[]> {
  return Promise.all(
    list.map(async ({ documentId, value }) => {
      const canonical = canonicalOf(documentId, value);
      return { documentId, value: canonical as Data, hash: await digestOf(canonical) };
    }),
  );
}

/** Of what a document is about: another header is no other home. */
export const hashOf = (documentId: string, value: Data) => digestOf(canonicalOf(documentId, value));

const canonicalOf = (documentId: string, value: Data) =>
  toCanonical(schemaOf(documentId), withoutOthers(documentId, value));

interface KnownVersion {
  id: string;
  kind: SnapshotKind;
  manifest: Record<string, string>;
}

/** By document: the hash of what was published of it last. Versions come oldest first. */
function lastHashes(versions: readonly Pick<KnownVersion, 'kind' | 'manifest'>[]): Map<string, string> {
  const published = versions.filter(({ kind }) => kind !== 'checkpoint');
  return new Map(published.flatMap(({ manifest }) => Object.entries(manifest)));
}

/**
 * What each document was at a version: what was published of it up to then, or the oldest that is known. At a
 * checkpoint, drafts that had changes are what they were.
 */
export function bodiesAt(versions: readonly KnownVersion[], snapshotId: string): Map<string, string> | null {
  const end = versions.findIndex(({ id }) => id === snapshotId);
  const version = versions[end];
  if (!version) return null;
  return new Map([
    ...lastHashes(versions.slice(end + 1).toReversed()),
    ...lastHashes(versions.slice(0, end + 1)),
    ...Object.entries(version.manifest),
  ]);
}
