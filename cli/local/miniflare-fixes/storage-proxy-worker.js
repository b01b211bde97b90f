// Runs in workerd beside the platform, on its storage. A request brings a list of statements, which run as one batch or one by
// one, one call of a namespace or bucket, or a cron of the platform that is due; the response has what came of it. Never deployed; only the process that made the
// key can use it.
export default {
  async fetch(request, env) {
    if (request.headers.get('authorization') !== env.KEY) return new Response('not found', { status: 404 });
    try {
      return Response.json({ done: await carryOut(request, env) });
    } catch (error) {
      return Response.json({ failed: error.message, cause: error.cause?.message });
    }
  },
};

async function carryOut(request, { DB, MEDIA, TENANTS, PLATFORM }) {
  // An object is sent as it is, and where it goes in a header.
  const place = request.headers.get('put');
  if (place) {
    const { key, options } = JSON.parse(decodeURIComponent(place));
    await MEDIA.put(key, await request.arrayBuffer(), options);
    return null;
  }
  const { statements, way, bucket, namespace, args, cron } = await request.json();
  if (cron) return (await PLATFORM.scheduled({ scheduledTime: new Date(), cron })).outcome;
  if (namespace) return TENANTS[namespace](...args);
  if (bucket) return MEDIA[bucket](...args);
  return runStatements(DB, statements, way);
}

function runStatements(DB, statements, way) {
  const prepared = statements.map(({ query, values }) => {
    const statement = DB.prepare(query);
    return values.length === 0 ? statement : statement.bind(...values.map(revive));
  });
  if (way === 'batch') return DB.batch(prepared);
  return way === 'raw' ? prepared[0].raw() : prepared[0].run();
}

const revive = (value) => (Array.isArray(value) ? new Uint8Array(value) : value);
