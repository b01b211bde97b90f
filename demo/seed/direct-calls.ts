import { type ChangeResult, ENTITIES_A_PAGE } from '#app/contract/site/changes.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { SiteCalls } from '#cli/site/site-calls.ts';
import { applyChanges } from '#workers/platform/editing/apply-changes.ts';
import {
  listDigests,
  listEntities,
  namedEntities,
  type Place,
} from '#workers/platform/editing/list-entities.ts';
import { readChanges } from '#workers/platform/editing/read-changes.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';

/** What `npm run site` calls over HTTP, straight at the database: there may be no platform yet. */
export function directCalls(scope: AccountScope, now: Date): SiteCalls {
  return {
    async *entities(kind: KindName) {
      for (let after: string | null = ''; after !== null; ) {
        const page: Awaited<ReturnType<typeof listEntities>> = await listEntities(scope, kind, {
          after,
          limit: ENTITIES_A_PAGE,
        });
        yield* page.entities;
        after = page.next;
      }
    },
    async namedEntities(kind, ids) {
      return new Map((await namedEntities(scope, kind, ids)).map((entity) => [entity.id, entity]));
    },
    async digests() {
      const all = [];
      let from: Place | null = null;
      do {
        const page: Awaited<ReturnType<typeof listDigests>> = await listDigests(scope, from);
        all.push(...page.digests);
        from = page.next;
      } while (from !== null);
      return all;
    },
    async change(changes) {
      const read = readChanges({ changes });
      if (Array.isArray(read)) throw new Error(JSON.stringify(read));
      const results: ChangeResult[] = await applyChanges({ scope, actor: 'seed', now }, read);
      return {
        isWritten: results.every(({ result }) => result !== 'refused' && result !== 'conflict'),
        results,
      };
    },
  };
}
