import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { NameSchema, openDnsTable, TYPE_NUMBERS } from './dns-table.ts';
import { resolve } from './resolve.ts';

const QuerySchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.toLowerCase().replace(/\.$/, '')),
  ),
  type: v.picklist(['A', 'NS', 'CNAME', 'TXT', 'AAAA', 'CAA']),
  cd: v.optional(v.string(), '0'),
});

/**
 * Two resolvers (DNS over HTTPS with JSON) over one table of names below `.example`, what responds at http://<name>/, and
 * `/control` for tests and developers. Queries for other names are rejected: nothing is known of them here.
 */
export function createDnsSandbox(storage: DurableObjectStorage) {
  const table = openDnsTable(storage);
  const app = new Hono();

  const respond = (isSecond: boolean) => async (c: Context) => {
    const query = v.safeParse(QuerySchema, c.req.query());
    if (!query.success) return c.json({ error: `A query has a name and a type of ${TYPES}.` }, 400);
    const { name, type, cd } = query.output;
    const response = await resolve(table, {
      name,
      type,
      isSecond,
      isCheckingDisabled: /^(?:1|true)$/.test(cd),
    });
    return c.body(JSON.stringify(response), 200, { 'content-type': 'application/dns-json' });
  };
  app.get('/dns-query', respond(false));
  app.get('/second/dns-query', respond(true));

  app.get('/hosts/:name', async (c) => {
    const { status = 200, location, body = '' } = (await table.get(c.req.param('name')))?.http ?? {};
    return new Response(body, { status, headers: location === undefined ? {} : { location } });
  });

  app.put('/control/names/:name', async (c) => {
    await table.put(c.req.param('name'), v.parse(NameSchema, await c.req.json()));
    return c.json({});
  });
  app.delete('/control/names/:name', async (c) => {
    await table.remove(c.req.param('name'));
    return c.json({});
  });
  return app;
}

const TYPES = Object.keys(TYPE_NUMBERS).join(', ');
