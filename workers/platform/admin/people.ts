import * as v from 'valibot';
import type { ApiScope } from '#app/contract/site/api-token.ts';
import { faultsOf, toLine } from '#app/contract/site/plain-words.ts';
import { MAX_VIEWERS_BYTES, ViewersBodySchema } from '#app/contract/site/viewers.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { readJson } from '#workers/platform/http/read-input.ts';
import { importViewers } from '#workers/platform/viewers/import-viewers.ts';
import { listViewers } from '#workers/platform/viewers/list-viewers.ts';
import type { AdminApp } from './admin-app.ts';
import { AdminError } from './admin-error.ts';
import { type Caller, requireOwn } from './callers.ts';
import { respond } from './respond.ts';

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'payments' | 'outbox' | 'now'>;

const MAX_ID_CHARS = 100;

/** A brand's viewers, in and out, for the operator and for tokens that may. */
export function addPeople(app: AdminApp, dependencies: Dependencies) {
  app.post('/accounts/:id/people', async (c) => {
    const id = c.req.param('id');
    requireScope(c.get('caller'), id, 'people:write');
    return c.json(respond({ results: await postPeople(dependencies, c.get('caller'), id, c.req.raw) }));
  });
  app.get('/accounts/:id/people', async (c) => {
    const id = c.req.param('id');
    requireScope(c.get('caller'), id, 'people:read');
    return c.json(respond(await getPeople(dependencies, c.get('caller'), id, c.req.query('after') ?? '')));
  });
}

async function postPeople(deps: Deps, { actor }: Caller, accountId: string, request: Request) {
  const account = await requireAccount(deps, accountId);
  const read = v.safeParse(ViewersBodySchema, await readJson(request, MAX_VIEWERS_BYTES));
  if (!read.success) throw new AdminError(422, faultsOf(read.issues).map(toLine).join('; '));
  const store = deps.stores.storeFor(accountId);
  const importing = {
    dependencies: deps,
    store,
    account,
    calledAt: new URL(request.url),
    actor,
    now: deps.now(),
  };
  return importViewers(importing, read.output);
}

/** Reading addresses is an act of its own: the audit has it. */
async function getPeople(
  { stores, directory, payments, now }: Deps,
  { actor }: Caller,
  accountId: string,
  after: string,
) {
  await requireAccount({ directory }, accountId);
  const store = stores.storeFor(accountId);
  // Before they are read, and for each page: a caller may begin with any.
  const details = { after: after.slice(0, MAX_ID_CHARS) };
  await store.starter.audit({ action: 'viewers.read', subject: accountId, actor, time: now(), details });
  return listViewers({ store, sealing: payments.sealing, now: now() }, after);
}

function requireScope(caller: Caller, accountId: string, scope: ApiScope): void {
  requireOwn(caller, accountId);
  if (caller.scopes === 'all' || caller.scopes.includes(scope)) return;
  throw new AdminError(403, `This token has no scope "${scope}".`);
}

async function requireAccount({ directory }: Pick<Deps, 'directory'>, accountId: string) {
  const account = await directory.find(accountId);
  if (account) return account;
  throw new AdminError(404, `There is no account "${accountId}".`);
}
