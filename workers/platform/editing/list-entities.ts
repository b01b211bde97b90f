import {
  DIGESTS_A_PAGE,
  ENTITIES_A_PAGE,
  type Entity,
  type EntityDigest,
} from '#app/contract/site/changes.ts';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { type KnownEntity, readEntities } from './known-entities.ts';
import type { Paging } from './writer.ts';
import { WRITERS } from './writers.ts';

/** The entities of a kind after one id, in the order of their ids. */
export async function listEntities(
  scope: AccountScope,
  kind: KindName,
  { after, limit }: { after: string; limit: number },
): Promise<{ entities: Entity[]; next: string | null }> {
  const ids = await WRITERS[kind].idsAfter(scope, after, limit);
  const next = ids.length === limit ? (ids.at(-1) ?? null) : null;
  return { entities: await namedEntities(scope, kind, ids), next };
}

/** All entities of a kind, read in pages. */
export async function* allEntities(scope: AccountScope, kind: KindName): AsyncGenerator<Entity> {
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<typeof listEntities>> = await listEntities(scope, kind, {
      after,
      limit: ENTITIES_A_PAGE,
    });
    yield* page.entities;
    after = page.next;
  }
}

/** A page of those whose names contain the words, in the order in which people read them. */
export async function pageOfEntities(
  scope: AccountScope,
  kind: KindName,
  paging: Paging,
): Promise<{ entities: Entity[]; total: number }> {
  const { ids, total } = await WRITERS[kind].page(scope, paging);
  return { entities: await namedEntities(scope, kind, ids), total };
}

/** How many there are of each of these kinds. */
export async function countEntities(
  scope: AccountScope,
  kinds: readonly KindName[],
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    kinds.map(async (kind) => [kind, (await WRITERS[kind].page(scope, NOTHING_OF_IT)).total] as const),
  );
  return Object.fromEntries(counts);
}

const NOTHING_OF_IT: Paging = { words: '', limit: 1, offset: 0 };

/** Those of these ids that there are, in the ids' order. */
export async function namedEntities(
  scope: AccountScope,
  kind: KindName,
  ids: readonly string[],
): Promise<Entity[]> {
  const known =
    ids.length > 0 ? await readEntities(scope, kind, ids) : new Map<string, Required<KnownEntity>>();
  return ids.flatMap((id) => {
    const entity = known.get(id);
    return entity
      ? [{ kind, id, digest: entity.digest, revision: entity.revision, value: entity.value }]
      : [];
  });
}

/** A place in the list of everything: kinds in their order, each by its ids. */
export interface Place {
  kind: KindName;
  id: string;
}

/** What there is, in pages of `DIGESTS_A_PAGE`. */
export async function listDigests(
  scope: AccountScope,
  from: Place | null,
): Promise<{ digests: EntityDigest[]; next: Place | null }> {
  const digests: EntityDigest[] = [];
  const first = from ? KIND_NAMES.indexOf(from.kind) : 0;
  for (const kind of KIND_NAMES.slice(first)) {
    let after = from?.kind === kind ? from.id : '';
    // Some ids are of nothing: channels without programmes have no schedule.
    for (let isMore = true; isMore; ) {
      const room = DIGESTS_A_PAGE - digests.length;
      if (room === 0) return { digests, next: { kind, id: after } };
      const page = await digestsOfKind(scope, kind, after, room);
      digests.push(...page.digests);
      after = page.last ?? after;
      isMore = page.last !== null;
    }
  }
  return { digests, next: null };
}

async function digestsOfKind(
  scope: AccountScope,
  kind: KindName,
  after: string,
  limit: number,
): Promise<{ digests: EntityDigest[]; last: string | null }> {
  const ids = await WRITERS[kind].idsAfter(scope, after, limit);
  const last = ids.at(-1);
  if (last === undefined) return { digests: [], last: null };
  const rows = WRITERS[kind].hasOtherWriters
    ? []
    : await editingStore(scope).digestsBetween(kind, after, last);
  const known = new Map(rows.map(({ id, digest }) => [id, digest]));
  const missing = ids.filter((id) => !known.has(id));
  for (const { id, digest } of await namedEntities(scope, kind, missing)) known.set(id, digest);
  const digests = ids.flatMap((id) => {
    const digest = known.get(id);
    return digest ? [{ kind, id, digest }] : [];
  });
  return { digests, last: ids.length < limit ? null : last };
}
