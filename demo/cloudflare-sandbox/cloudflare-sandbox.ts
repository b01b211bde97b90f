import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { checkHostname, type ResolveName, ZONE_TARGET } from './check-hostname.ts';
import { BehaviourSchema, DecisionSchema, openHostnameTable, type StoredHostname } from './hostname-table.ts';

/** As cli/local/worker-options.ts sets them for the platform. */
const TOKEN = 'sandbox-cloudflare-token';
const ZONE_ID = '5a4dc10f1a4e0000000000000000cf00';

const OrderSchema = v.object({
  hostname: v.string(),
  ssl: v.object({ method: v.picklist(['http', 'txt', 'email']), type: v.literal('dv') }),
});

/**
 * Custom hostnames of one zone as Cloudflare's API has them, and `/control` for tests and developers. A name moves on by
 * one step with each look at it or check of it, by the DNS of the DNS sandbox. Names below `.example` are taken here; the
 * real API rejects them (1409).
 */
export function createCloudflareSandbox(storage: DurableObjectStorage, resolve: ResolveName) {
  const table = openHostnameTable(storage);
  const app = new Hono();
  const base = `/client/v4/zones/${ZONE_ID}/custom_hostnames`;

  app.use('/client/*', async (c, next) => {
    await table.addCall(await describeCall(c));
    const { latencyMs, response } = await table.behaviour();
    if (latencyMs > 0) await new Promise((done) => setTimeout(done, latencyMs));
    if (response) return new Response(response.body, { status: response.status });
    if (c.req.header('authorization') !== `Bearer ${TOKEN}`)
      return failure(c, 403, 10_000, 'Authentication error');
    return await next();
  });

  const check = async (custom: StoredHostname) => {
    const checked = await checkHostname(custom, await table.decision(custom.hostname), resolve);
    await table.put(checked);
    return checked;
  };

  app.get(`${base}/fallback_origin`, async (c) => {
    const { fallbackOrigin: status } = await table.behaviour();
    if (status === null) return failure(c, 404, 1551, 'Resource not found');
    return success(c, 200, { origin: ZONE_TARGET, status, errors: [] });
  });
  app.get(base, async (c) => {
    // As the real one does: names that contain it.
    const wanted = c.req.query('hostname') ?? '';
    const found = (await table.all()).filter(({ hostname }) => hostname.includes(wanted));
    const result = await Promise.all(found.map(check));
    return success(c, 200, result, {
      page: 1,
      per_page: 50,
      count: result.length,
      total_count: result.length,
    });
  });
  app.post(base, async (c) => {
    const order = v.safeParse(OrderSchema, await c.req.json());
    if (!order.success) return failure(c, 400, 1400, 'Unable to decode the JSON request body.');
    const { hostname, ssl } = order.output;
    const isHeld = (await table.decision(hostname))?.isHeldElsewhere || (await table.byName(hostname));
    if (isHeld) return failure(c, 409, 1406, 'Duplicate custom hostname found.');
    return success(c, 201, await checkNew(newHostname(hostname, ssl.method)));
  });
  app.patch(`${base}/:id`, async (c) => {
    const custom = await table.byId(c.req.param('id'));
    return custom ? success(c, 202, await check(custom)) : failure(c, 404, 1436, NOT_FOUND);
  });
  app.delete(`${base}/:id`, async (c) => {
    const id = c.req.param('id');
    return (await table.remove(id)) ? success(c, 200, { id }) : failure(c, 404, 1436, NOT_FOUND);
  });

  /** What was decided counts at once; DNS with the next check. */
  async function checkNew(custom: StoredHostname) {
    const decision = await table.decision(custom.hostname);
    const status = decision?.status ?? custom.status;
    const stored = { ...custom, status };
    await table.put(stored);
    return stored;
  }

  app.put('/control/hostnames/:name', async (c) => {
    await table.putDecision(c.req.param('name'), v.parse(DecisionSchema, await c.req.json()));
    return c.json({});
  });
  app.delete('/control/hostnames/:name', async (c) => {
    await table.removeDecision(c.req.param('name'));
    return c.json({});
  });
  app.put('/control/behaviour', async (c) => {
    await table.putBehaviour(v.parse(BehaviourSchema, await c.req.json()));
    return c.json({});
  });
  app.get('/control/calls', async (c) => c.json(await table.calls()));
  return app;
}

const NOT_FOUND = 'The custom hostname was not found.';

function newHostname(hostname: string, method: string): StoredHostname {
  const path = `/.well-known/acme-challenge/${crypto.randomUUID()}`;
  return {
    id: crypto.randomUUID(),
    hostname,
    status: 'pending',
    verification_errors: ['custom hostname does not CNAME to this zone.'],
    created_at: new Date().toISOString(),
    ssl: {
      id: crypto.randomUUID(),
      status: 'initializing',
      method,
      type: 'dv',
      certificate_authority: 'google',
      validation_errors: [],
      validation_records: [{ status: 'pending', http_url: `http://${hostname}${path}`, http_body: path }],
    },
  };
}

/** `POST www.harbor.example`, `PATCH <id>`: what was called, without the token. */
async function describeCall({ req }: Context): Promise<string> {
  const { hostname } = req.method === 'POST' ? await req.json() : { hostname: req.query('hostname') };
  return `${req.method} ${hostname ?? req.path.split('/').at(-1)}`;
}

const success = (c: Context, status: 200 | 201 | 202, result: unknown, page?: object) =>
  c.json({ success: true, errors: [], messages: [], result, ...(page && { result_info: page }) }, status);

const failure = (c: Context, status: 400 | 403 | 404 | 409, code: number, message: string) =>
  c.json({ success: false, errors: [{ code, message }], messages: [], result: null }, status);
