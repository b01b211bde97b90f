// Runs in workerd beside the platform, on its database and its KV namespace. A request brings a list of statements, which run
// as one batch or one by one, or one call of the namespace; the response has what came of it. Never deployed; only the process
// that made the key can use it.
export default {
  async fetch(request, { DB, TENANTS, KEY }) {
    if (request.headers.get('authorization') !== KEY) return new Response('not found', { status: 404 });
    const { statements, way, method, args } = await request.json();
    try {
      const done = method ? await TENANTS[method](...args) : await runStatements(DB, statements, way);
      return Response.json({ done });
    } catch (error) {
      return Response.json({ failed: error.message, cause: error.cause?.message });
    }
  },
};

function runStatements(DB, statements, way) {
  const prepared = statements.map(({ query, values }) => {
    const statement = DB.prepare(query);
    return values.length === 0 ? statement : statement.bind(...values.map(revive));
  });
  if (way === 'batch') return DB.batch(prepared);
  return way === 'raw' ? prepared[0].raw() : prepared[0].run();
}

const revive = (value) => (Array.isArray(value) ? new Uint8Array(value) : value);
