import type { ChangeResult } from '#app/contract/site/changes.ts';
import type { SiteCalls } from '#cli/site/site-calls.ts';
import { applyChanges } from '#workers/platform/editing/apply-changes.ts';
import {
  allEntities,
  listDigests,
  namedEntities,
  type Place,
} from '#workers/platform/editing/list-entities.ts';
import { readChanges } from '#workers/platform/editing/read-changes.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';

/** What `npm run site` calls over HTTP, straight at the database: there may be no platform yet. */
export function directCalls(scope: AccountScope, now: Date): SiteCalls {
  return {
    entities: (kind) => allEntities(scope, kind),
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
