import { type Context, Hono } from 'hono';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { readJson } from '#workers/platform/http/read-input.ts';
import { toFailure } from '#workers/platform/http/responses.ts';
import { changeAccount, readAccount, startAccount } from './accounts.ts';
import { AdminError } from './admin-error.ts';
import { type Caller, requireCaller, requireOperator, requireOwn } from './callers.ts';
import { addDomain, removeDomain } from './change-domains.ts';
import { changeTenant } from './change-tenant.ts';
import { putCommentRules, readCommentRules } from './comment-rules.ts';
import { deleteTenant, listErasures, undeleteTenant } from './delete-tenant.ts';
import { readDomain } from './domains.ts';
import { getDigests, getEntities, postChanges } from './entities.ts';
import { listGateways, putGateway } from './gateways.ts';
import { readHealth } from './health.ts';
import { closeIncident, listIncidents } from './incidents.ts';
import { addMediaFiles } from './media-routes.ts';
import { addPeople } from './people.ts';
import { adoptRegistry, projectRegistry } from './registry.ts';
import { resealPage } from './reseal.ts';
import { respond } from './respond.ts';
import { putStaff } from './staff.ts';
import { resumeTenant, suspendTenant } from './suspend-tenant.ts';
import {
  createTenant,
  listTenants,
  putTenant,
  readHostname,
  readTenant,
  removeTenant,
  type Written,
} from './tenants.ts';
import { addToken, listTokens, revokeToken } from './tokens.ts';
import { readWhy } from './why.ts';

export type AdminApp = Hono<{ Variables: { caller: Caller } }>;

/** The operator's API: the registry of tenants, the accounts behind them, and all that they are made of. */
export function createAdminApp(dependencies: Dependencies) {
  const app: AdminApp = new Hono<{ Variables: { caller: Caller } }>().basePath('/admin/v1');

  app.use(async (c, next) => {
    c.set('caller', await requireCaller(dependencies, c.req.raw));
    await next();
  });

  // What brands' own tokens may call, too.
  addEntities(app, dependencies);
  addPeople(app, dependencies);
  addMediaFiles(app, dependencies);
  app.use(async (c, next) => {
    requireOperator(c.get('caller'));
    await next();
  });
  addTenants(app, dependencies);
  addAccounts(app, dependencies);
  addIncidents(app, dependencies);

  app.notFound((c) => c.json({ success: false, message: 'There is no such admin call.' }, 404));
  app.onError((error, c) => {
    if (error instanceof AdminError) return c.json({ success: false, message: error.message }, error.status);
    if (error instanceof HttpError) return toFailure(error, { language: 'en', requestId: '' });
    return toFailure(error, { language: 'en', requestId: crypto.randomUUID() });
  });
  return app;
}

function addEntities(app: AdminApp, dependencies: Dependencies) {
  const own = (c: Context<{ Variables: { caller: Caller } }>, accountId: string) => {
    const caller = c.get('caller');
    requireOwn(caller, accountId);
    return caller;
  };
  app.get('/token', (c) => c.json(respond(toSummary(c.get('caller')))));
  app.get('/tenants/:slug', async (c) => {
    const record = await readTenant(dependencies, c.req.param('slug'));
    const { accountId } = c.get('caller');
    if (accountId === null || accountId === record.account_id) return c.json(respond(record));
    // As of one that there is not: which brands there are is nobody's affair.
    throw new AdminError(404, `There is no brand "${c.req.param('slug')}".`);
  });
  app.post('/accounts/:id/changes', async (c) => {
    const id = c.req.param('id');
    const { status, body } = await postChanges(dependencies, own(c, id), id, c.req.raw);
    return c.json(body, status);
  });
  app.get('/accounts/:id/entities', async (c) => {
    const id = c.req.param('id');
    return c.json(respond(await getEntities(dependencies, own(c, id), id, new URL(c.req.url))));
  });
  app.get('/accounts/:id/digests', async (c) => {
    const id = c.req.param('id');
    return c.json(respond(await getDigests(dependencies, own(c, id), id, new URL(c.req.url))));
  });
}

function addTenants(app: AdminApp, dependencies: Dependencies) {
  app.get('/tenants', async (c) => {
    const { records, next } = await listTenants(dependencies, c.req.query());
    return c.json({ ...respond(records), next });
  });
  app.post('/tenants', async (c) =>
    c.json(toWritten(await createTenant(dependencies, await readJson(c.req.raw))), 201),
  );
  app.put('/tenants/:slug', async (c) => {
    const body = await readJson(c.req.raw);
    return c.json(toWritten(await putTenant(dependencies, c.req.param('slug'), body)));
  });
  app.patch('/tenants/:slug', async (c) => {
    const body = await readJson(c.req.raw);
    return c.json(toWritten(await changeTenant(dependencies, c.req.param('slug'), body)));
  });
  app.post('/tenants/:slug/suspend', async (c) => {
    const body = await readJson(c.req.raw);
    return c.json(toWritten(await suspendTenant(dependencies, c.req.param('slug'), body)));
  });
  app.post('/tenants/:slug/resume', async (c) =>
    c.json(toWritten(await resumeTenant(dependencies, c.req.param('slug')))),
  );
  app.post('/tenants/:slug/delete', async (c) => {
    const body = await readJson(c.req.raw);
    return c.json(toWritten(await deleteTenant(dependencies, c.req.param('slug'), body)));
  });
  app.post('/tenants/:slug/undelete', async (c) =>
    c.json(toWritten(await undeleteTenant(dependencies, c.req.param('slug')))),
  );
  app.post('/keys/gateway', async (c) =>
    c.json(respond(await resealPage(dependencies, await readJson(c.req.raw)))),
  );
  app.get('/erasures', async (c) => c.json(respond(await listErasures(dependencies))));
  app.delete('/tenants/:slug', async (c) => {
    await removeTenant(dependencies, c.req.param('slug'));
    return c.json(respond());
  });
  app.get('/hostnames/:hostname', async (c) =>
    c.json(respond(await readHostname(dependencies, c.req.param('hostname')))),
  );
  app.get('/domains/:hostname', async (c) =>
    c.json(respond(await readDomain(dependencies, c.req.param('hostname'), c.req.query()))),
  );
  app.put('/domains/:hostname', async (c) => {
    const body = await readJson(c.req.raw);
    return c.json(respond(await addDomain(dependencies, c.req.param('hostname'), body)));
  });
  app.delete('/domains/:hostname', async (c) =>
    c.json(respond(await removeDomain(dependencies, c.req.param('hostname'), c.req.query()))),
  );
  app.post('/registry/adopt', async (c) =>
    c.json(respond(await adoptRegistry(dependencies, await readJson(c.req.raw)))),
  );
  app.post('/registry/project', async (c) =>
    c.json(respond(await projectRegistry(dependencies, await readJson(c.req.raw)))),
  );
}

function addAccounts(app: AdminApp, dependencies: Dependencies) {
  app.get('/accounts/:id', async (c) => c.json(respond(await readAccount(dependencies, c.req.param('id')))));
  app.put('/accounts/:id', async (c) => {
    const account = await startAccount(dependencies, c.req.param('id'), await readJson(c.req.raw));
    return c.json(respond(account), 201);
  });
  app.patch('/accounts/:id', async (c) =>
    c.json(respond(await changeAccount(dependencies, c.req.param('id'), await readJson(c.req.raw)))),
  );

  app.get('/accounts/:id/comments', async (c) =>
    c.json(respond(await readCommentRules(dependencies, c.req.param('id')))),
  );
  app.put('/accounts/:id/comments', async (c) =>
    c.json(respond(await putCommentRules(dependencies, c.req.param('id'), await readJson(c.req.raw)))),
  );

  app.get('/accounts/:id/gateways', async (c) =>
    c.json(respond(await listGateways(dependencies, c.req.param('id')))),
  );
  app.put('/accounts/:id/gateways/:org', async (c) => {
    const { id, org } = c.req.param();
    return c.json(respond(await putGateway(dependencies, id, org, await readJson(c.req.raw))));
  });

  app.get('/accounts/:id/tokens', async (c) =>
    c.json(respond(await listTokens(dependencies, c.req.param('id')))),
  );
  app.post('/accounts/:id/tokens', async (c) => {
    const token = await addToken(dependencies, c.req.param('id'), await readJson(c.req.raw));
    return c.json(respond(token), 201);
  });
  app.delete('/accounts/:id/tokens/:token', async (c) => {
    const { id, token } = c.req.param();
    await revokeToken(dependencies, id, token);
    return c.json(respond());
  });

  app.get('/accounts/:id/why', async (c) =>
    c.json(respond(await readWhy(dependencies, c.req.param('id'), c.req.query()))),
  );

  app.put('/accounts/:id/staff', async (c) =>
    c.json(respond(await putStaff(dependencies, c.req.param('id'), c.req.raw))),
  );
}

function addIncidents(app: AdminApp, dependencies: Dependencies) {
  app.get('/health', async (c) => c.json(respond(await readHealth(dependencies))));
  app.get('/incidents', async (c) => {
    const { incidents, next } = await listIncidents(dependencies, c.req.query());
    return c.json({ ...respond(incidents), next });
  });
  app.patch('/incidents/:id', async (c) =>
    c.json(respond(await closeIncident(dependencies, c.req.param('id'), await readJson(c.req.raw)))),
  );
}

const toWritten = ({ record, isProjected, notes }: Written) => ({
  ...respond(record),
  is_projected: isProjected,
  notes,
});

const toSummary = ({ actor, scopes, accountId }: Caller) => ({ actor, scopes, account_id: accountId });
