import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApiScope } from '#app/contract/site/api-token.ts';
import type { KindScope } from '#app/contract/site/entity-kind.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { AdminError } from './admin-error.ts';

/** Who calls the operator's API. */
export interface Caller {
  /** For the audit: `operator`, or `token:<id>`. */
  actor: string;
  scopes: 'all' | readonly ApiScope[];
  /** Null for the operator, whose accounts are all. */
  accountId: string | null;
  allows(accountId: string, scope: KindScope): boolean;
}

const OPERATOR: Caller = { actor: 'operator', scopes: 'all', accountId: null, allows: () => true };

type Deps = Pick<Dependencies, 'adminToken' | 'tokens' | 'now'>;

/** The operator by the deployment's token, or a brand by one of its own. */
export async function requireCaller(deps: Deps, request: Request): Promise<Caller> {
  const given = request.headers.get('authorization')?.match(/^Bearer (.+)$/)?.[1] ?? '';
  // Digests are compared, so that neither the token's letters nor its length show in the time it takes.
  if (deps.adminToken !== '' && timingSafeEqual(hashOf(given), hashOf(deps.adminToken))) return OPERATOR;
  const token = given.startsWith('mq_')
    ? await deps.tokens.find(hashOf(given).toString('hex'), deps.now())
    : null;
  if (!token) throw new AdminError(401, 'The admin token is missing or wrong.');
  return {
    actor: `token:${token.id}`,
    scopes: token.scopes,
    accountId: token.accountId,
    allows: (accountId, scope) => accountId === token.accountId && token.scopes.includes(`${scope}:write`),
  };
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A brand's token is good for what is its brand's, and for calls that take tokens at all. */
export function requireOwn(caller: Caller, accountId: string): void {
  if (caller.accountId === null || caller.accountId === accountId) return;
  throw new AdminError(403, 'This token is of another account.');
}

/** Pictures and trailers are named by titles and pages alike. */
const ANY_FILE_SCOPES: readonly KindScope[] = ['catalogue', 'site'];
const FILE_SCOPES = new Map<string, readonly KindScope[]>([
  ['media', ['catalogue']],
  ['frontend', ['site']],
]);

/** For the files below one root (FILE_ROOTS), such as `media`; without one, for the list of all. */
export function requireFiles(caller: Caller, accountId: string, root = ''): void {
  requireOwn(caller, accountId);
  const scopes = FILE_SCOPES.get(root) ?? ANY_FILE_SCOPES;
  if (scopes.some((scope) => caller.allows(accountId, scope))) return;
  const names = scopes.map((scope) => `${scope}:write`).join(' or ');
  throw new AdminError(403, `Files${root && ` below ${root}/`} take a token with the scope ${names}.`);
}

export function requireOperator(caller: Caller): void {
  if (caller.accountId !== null) throw new AdminError(403, 'This call takes the admin token only.');
}
