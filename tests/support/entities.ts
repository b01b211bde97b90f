import type { Change, ChangeResult, Entity, EntityDigest } from '#app/contract/site/changes.ts';
import { MAX_CHANGES } from '#app/contract/site/changes.ts';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';

type Admin = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; json(): Promise<unknown> }>;

/** Calls of one account's list of changes, as an engineer of another house would make them. */
export function entityCalls(admin: Admin, accountId: string) {
  const path = (call: string) => `/admin/v1/accounts/${accountId}/${call}`;

  async function change(changes: readonly Change[], options: { dry_run?: boolean } = {}) {
    const response = await admin('POST', path('changes'), { ...options, changes });
    const body = (await response.json()) as { message?: string; data?: { results: ChangeResult[] } };
    return { status: response.status, message: body.message, results: body.data?.results ?? [] };
  }

  async function entities(kind: KindName): Promise<Entity[]> {
    const all: Entity[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const response = await admin(
        'GET',
        `${path('entities')}?kind=${kind}&after=${encodeURIComponent(after)}`,
      );
      const page = ((await response.json()) as { data: { entities: Entity[]; next: string | null } }).data;
      all.push(...page.entities);
      after = page.next;
    }
    return all;
  }

  async function digests(): Promise<EntityDigest[]> {
    const all: EntityDigest[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const response = await admin('GET', `${path('digests')}?after=${encodeURIComponent(after)}`);
      const page = ((await response.json()) as { data: { digests: EntityDigest[]; next: string | null } })
        .data;
      all.push(...page.digests);
      after = page.next;
    }
    return all;
  }

  return {
    change,
    entities,
    digests,
    put: (kind: KindName, id: string, value: unknown) => change([{ op: 'put', kind, id, value }]),
    /** Everything, in the order in which it can be written. */
    everything: async () => (await Promise.all(KIND_NAMES.map(entities))).flat(),
    /** In requests of the size that one may have; series before their episodes. */
    async putAll(all: readonly Entity[]): Promise<ChangeResult[]> {
      const results: ChangeResult[] = [];
      const ordered = [...all].sort((a, b) => Number('parent' in a.value) - Number('parent' in b.value));
      const byKind = KIND_NAMES.flatMap((kind) => ordered.filter((entity) => entity.kind === kind));
      for (let at = 0; at < byKind.length; at += MAX_CHANGES) {
        const batch = byKind.slice(at, at + MAX_CHANGES);
        const answer = await change(batch.map(({ kind, id, value }) => ({ op: 'put', kind, id, value })));
        if (answer.status !== 200)
          throw new Error(
            `${answer.message} ${JSON.stringify(answer.results.filter(({ faults }) => faults))}`,
          );
        results.push(...answer.results);
      }
      return results;
    },
  };
}
