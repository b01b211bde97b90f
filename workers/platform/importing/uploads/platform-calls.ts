import { MAX_CHANGES } from '#app/contract/site/changes.ts';
import { applyChanges, BusyError } from '#workers/platform/editing/apply-changes.ts';
import { allEntities, namedEntities } from '#workers/platform/editing/list-entities.ts';
import { readChanges } from '#workers/platform/editing/read-changes.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { BrandCalls } from '#workers/platform/importing/writing/brand-calls.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';

/** The brand's calls without a request in between. */
export function platformCalls(
  scope: AccountScope,
  { actor, now }: { actor: string; now: Date },
): Omit<BrandCalls, 'putFile'> {
  return {
    all: (kind) => allEntities(scope, kind),
    async named(kind, ids) {
      const found = new Map<string, Awaited<ReturnType<typeof namedEntities>>[number]>();
      for (let at = 0; at < ids.length; at += MAX_CHANGES)
        for (const entity of await namedEntities(scope, kind, ids.slice(at, at + MAX_CHANGES)))
          found.set(entity.id, entity);
      return found;
    },
    async change(changes) {
      const read = readChanges({ changes });
      if (Array.isArray(read)) throw new HttpError(422, 'rejected', { faults: read });
      return applyChanges({ scope, actor, now }, read).catch((error: unknown) => {
        throw error instanceof BusyError ? new HttpError(503, 'busy') : error;
      });
    },
  };
}
