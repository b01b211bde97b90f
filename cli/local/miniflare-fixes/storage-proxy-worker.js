// Runs in workerd beside the platform, on its storage. A request brings a list of statements, which run as one batch or one by
// one, or one call of a namespace or bucket; the response has what came of it. Never deployed; only the process that made the
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

async function carryOut(request, { DB, MEDIA, TENANTS }) {
  // An object is sent as it is, and where it goes in a header.
  const place = request.headers.get('put');
  if (place) {
    const { key, options } = JSON.parse(decodeURIComponent(place));
    await MEDIA.put(key, await request.arrayBuffer(), options);
    return null;
  }
  const { statements, way, bucket, namespace, args } = await request.json();
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
