import { DIGESTS_A_PAGE, ENTITIES_A_PAGE, MAX_CHANGES_BYTES } from '#app/contract/site/changes.ts';
import type { KindName, KindScope } from '#app/contract/site/entity-kind.ts';
import { isKindName, kindOf } from '#app/contract/site/kinds.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { isInTheAccount } from '#workers/platform/editing/account-writer.ts';
import { applyChanges, BusyError } from '#workers/platform/editing/apply-changes.ts';
import { listDigests, listEntities, namedEntities } from '#workers/platform/editing/list-entities.ts';
import { readChanges } from '#workers/platform/editing/read-changes.ts';
import { readJson } from '#workers/platform/http/read-input.ts';
import { AdminError } from './admin-error.ts';
import type { Caller } from './callers.ts';
import { requireAccount } from './require-account.ts';

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'accounts' | 'now'>;

/**
 * The one way in which anything of a brand is written. 200 and a result a change; 422 where any is rejected and
 * 409 where any is in conflict, with nothing written.
 */
export async function postChanges(deps: Deps, caller: Caller, accountId: string, request: Request) {
  const account = await requireAccount(deps, accountId);
  const read = readChanges(await readJson(request, MAX_CHANGES_BYTES));
  if (Array.isArray(read)) throw new AdminError(422, read.map(toLine).join('; '));
  for (const { kind } of read.changes) requireScope(caller, kindOf(kind).scope, kind);
  const scope = deps.stores.scopeFor(accountId);
  const results = await applyChanges({ scope, actor: caller.actor, now: deps.now() }, read).catch(toBusy);
  if (read.changes.some(({ kind }) => isInTheAccount(kind))) deps.accounts.forget(account);
  const rejected = results.filter(({ result }) => result === 'refused').length;
  const conflicts = results.filter(({ result }) => result === 'conflict').length;
  if (read.isDryRun || rejected + conflicts === 0)
    return { status: 200, body: { success: true, data: { results } } } as const;
  const message =
    rejected > 0
      ? `${rejected} of ${results.length} changes are rejected: nothing was written.`
      : `${conflicts} of ${results.length} changes would overwrite what somebody else wrote: nothing was written.`;
  return { status: rejected > 0 ? 422 : 409, body: { success: false, message, data: { results } } } as const;
}

/** `?kind=title&id=…&id=…`, or `?kind=title&after=…&limit=…`. */
export async function getEntities(deps: Deps, caller: Caller, accountId: string, url: URL) {
  await requireAccount(deps, accountId);
  const kind = url.searchParams.get('kind') ?? '';
  if (!isKindName(kind)) throw new AdminError(422, `There is no kind "${kind}".`);
  requireScope(caller, kindOf(kind).scope, kind);
  const scope = deps.stores.scopeFor(accountId);
  const ids = url.searchParams.getAll('id');
  if (ids.length > ENTITIES_A_PAGE)
    throw new AdminError(422, `"id" may be given ${ENTITIES_A_PAGE} times, not ${ids.length}.`);
  if (ids.length > 0) return { entities: await namedEntities(scope, kind, ids), next: null };
  const limit = readLimit(url.searchParams.get('limit'));
  return listEntities(scope, kind, { after: url.searchParams.get('after') ?? '', limit });
}

/** Pages of what there is; `next` is the `after` of the following one. */
export async function getDigests(deps: Deps, caller: Caller, accountId: string, url: URL) {
  await requireAccount(deps, accountId);
  const [kind = '', id = ''] = splitOnce(url.searchParams.get('after') ?? '');
  if (kind !== '' && !isKindName(kind)) throw new AdminError(422, '"after" is the "next" of another page.');
  const from = kind === '' ? null : { kind: kind as KindName, id };
  const { digests, next } = await listDigests(deps.stores.scopeFor(accountId), from);
  return {
    digests: digests.filter(({ kind: of }) => caller.allows(accountId, kindOf(of).scope)),
    next: next && `${next.kind}/${next.id}`,
  };
}

function toBusy(error: unknown): never {
  if (!(error instanceof BusyError)) throw error;
  throw new AdminError(503, 'Others write this brand at the moment: try again.');
}

function readLimit(given: string | null): number {
  const limit = given === null ? ENTITIES_A_PAGE : Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= DIGESTS_A_PAGE) return limit;
  throw new AdminError(422, `"limit" is a whole number from 1 to ${DIGESTS_A_PAGE}.`);
}

function splitOnce(place: string): string[] {
  const at = place.indexOf('/');
  return at === -1 ? [place] : [place.slice(0, at), place.slice(at + 1)];
}

function requireScope(caller: Caller, scope: KindScope, kind: KindName): void {
  if (caller.scopes === 'all' || caller.scopes.includes(`${scope}:write`)) return;
  throw new AdminError(403, `This token has no scope "${scope}:write", which ${kind} needs.`);
}
