import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import type { Request, WriteFault } from './writer.ts';
import { WRITERS } from './writers.ts';

/** New entities of a kind of which a brand would have more than the site reads: the rest would vanish silently. */
export function checkCounts(
  scope: AccountScope,
  { puts, removals }: Request,
): Promise<{ kind: KindName; faults: WriteFault[] }[]> {
  return Promise.all(
    KIND_NAMES.map(async (kind) => {
      const { atMost } = kindOf(kind);
      const created = (puts.get(kind) ?? []).filter(({ old }) => old === null);
      if (created.length === 0 || atMost === Number.POSITIVE_INFINITY) return { kind, faults: [] };
      const there = await WRITERS[kind].idsAfter(scope, '', atMost + 1);
      const room = Math.max(0, atMost - there.length + (removals.get(kind)?.length ?? 0));
      const message = `a brand may have ${atMost} of kind ${kind}`;
      return { kind, faults: created.slice(room).map(({ id }) => ({ id, path: '', message })) };
    }),
  );
}
