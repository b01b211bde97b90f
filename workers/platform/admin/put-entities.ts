import type { KindName } from '#app/contract/site/entity-kind.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { applyChanges } from '#workers/platform/editing/apply-changes.ts';
import { readChanges } from '#workers/platform/editing/read-changes.ts';
import { AdminError } from './admin-error.ts';

interface Entity {
  kind: KindName;
  id: string;
  value: unknown;
  /** What it was made from: nothing that was written since is overwritten. */
  if_digest?: string;
}

/** Writes what a call of its own changes, through the same list as all else; what is wrong is a 422. */
export async function putEntities(
  deps: Pick<Dependencies, 'stores' | 'now'>,
  accountId: string,
  entities: readonly Entity[],
): Promise<void> {
  const read = readChanges({ changes: entities.map((entity) => ({ op: 'put', ...entity })) });
  if (Array.isArray(read)) throw new AdminError(422, read.map(toLine).join('; '));
  const scope = deps.stores.scopeFor(accountId);
  const results = await applyChanges({ scope, actor: 'operator', now: deps.now() }, read);
  const faults = results.flatMap(({ faults: found = [] }) => found);
  if (results.some(({ result }) => result === 'conflict'))
    throw new AdminError(409, 'Somebody else has changed this in the same moment: try again.');
  if (faults.length > 0) throw new AdminError(422, faults.map(toLine).join('; '));
}
