import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { NewTokenSchema, type TokenSummary } from '#app/contract/site/api-token.ts';
import { faultsOf, toLine } from '#app/contract/site/plain-words.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { ApiToken } from '#workers/platform/storage/token-store.ts';
import { AdminError } from './admin-error.ts';
import { hashOf } from './callers.ts';
import { requireAccount } from './require-account.ts';

const TOKEN_BYTES = 32;
const MAX_TOKENS = 100;

type Deps = Pick<Dependencies, 'directory' | 'tokens' | 'stores' | 'now'>;

/** The token itself is in this response alone: what is kept is its hash. */
export async function addToken(deps: Deps, accountId: string, body: unknown) {
  await requireAccount(deps, accountId);
  const read = v.safeParse(NewTokenSchema, body);
  if (!read.success) throw new AdminError(422, faultsOf(read.issues).map(toLine).join('; '));
  const { name, scopes, expires_time } = read.output;
  const now = deps.now();
  if (expires_time && new Date(expires_time) <= now)
    throw new AdminError(422, 'expires_time: must be in the future');
  const known = await deps.tokens.list(accountId);
  const active = known.filter((token) => token.revokedTime === null);
  if (active.length >= MAX_TOKENS) throw new AdminError(422, `A brand has at most ${MAX_TOKENS} tokens.`);
  if (active.some((token) => token.name === name))
    throw new AdminError(409, `There is a token "${name}" already: end it first.`);
  const token = `mq_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const row = {
    accountId,
    id: crypto.randomUUID(),
    name,
    tokenHash: hashOf(token).toString('hex'),
    scopes: [...new Set(scopes)],
    createdDate: now,
    expiresTime: expires_time ? new Date(expires_time) : null,
    lastUsedTime: null,
    revokedTime: null,
  };
  await deps.tokens.add(row);
  await audit(deps, accountId, 'token.create', row.id);
  return { ...toSummary(row), token };
}

export async function listTokens(deps: Deps, accountId: string) {
  await requireAccount(deps, accountId);
  return (await deps.tokens.list(accountId)).map(toSummary);
}

export async function revokeToken(deps: Deps, accountId: string, id: string): Promise<void> {
  await requireAccount(deps, accountId);
  if (!(await deps.tokens.revoke(accountId, id, deps.now())))
    throw new AdminError(404, `The account has no token "${id}" that works.`);
  await audit(deps, accountId, 'token.end', id);
}

function audit(deps: Deps, accountId: string, action: string, subject: string) {
  const event = { action, subject, actor: 'operator', time: deps.now() };
  return deps.stores.storeFor(accountId).starter.audit(event);
}

function toSummary(token: ApiToken): TokenSummary {
  return {
    id: token.id,
    name: token.name,
    scopes: [...token.scopes],
    created_date: token.createdDate.toISOString(),
    expires_time: token.expiresTime?.toISOString() ?? null,
    last_used_time: token.lastUsedTime?.toISOString() ?? null,
    revoked_time: token.revokedTime?.toISOString() ?? null,
  };
}
