// Runs in workerd beside the platform, on its database: a request brings a list of statements, which run as one batch or one
// by one, and the response has their results. Never deployed; only the process that made the key can use it.
export default {
  async fetch(request, { DB, KEY }) {
    if (request.headers.get('authorization') !== KEY) return new Response('not found', { status: 404 });
    const { statements, way } = await request.json();
    const prepared = statements.map(({ query, values }) => {
      const statement = DB.prepare(query);
      return values.length === 0 ? statement : statement.bind(...values.map(revive));
    });
    try {
      return Response.json({ done: await carryOut(DB, prepared, way) });
    } catch (error) {
      return Response.json({ failed: error.message, cause: error.cause?.message });
    }
  },
};

function carryOut(DB, prepared, way) {
  if (way === 'batch') return DB.batch(prepared);
  return way === 'raw' ? prepared[0].raw() : prepared[0].run();
}

const revive = (value) => (Array.isArray(value) ? new Uint8Array(value) : value);
