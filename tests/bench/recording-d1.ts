/** A database that adds up the time of each statement by D1's own figure (`meta.duration`). */
export function recordDurations(db: D1Database) {
  let sumMs = 0;
  let underWay = 0;
  let counts = { statements: 0, lastBatch: 0, trips: 0 };
  /** Calls that are under way at the same time are one trip. */
  async function call<T>(answer: () => Promise<T>, statements: { single: number; inBatch: number }) {
    counts.statements += statements.single + statements.inBatch;
    if (statements.inBatch > 0) counts.lastBatch = statements.inBatch;
    if (underWay === 0) counts.trips += 1;
    underWay += 1;
    try {
      return await answer();
    } finally {
      underWay -= 1;
    }
  }
  const ONE = { single: 1, inBatch: 0 };
  const note = (result: D1Result) => {
    sumMs += result.meta.duration;
    return result;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const recorded = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => note(await call(() => statement.all(), ONE)),
      run: async () => note(await call(() => statement.run(), ONE)),
      // The binding's own `raw` keeps the duration to itself.
      raw: async () => {
        const answer = await call(() => statement.all<Record<string, unknown>>(), ONE);
        const { results } = note(answer) as D1Result<object>;
        return results.map((row) => Object.values(row));
      },
    };
    // The platform's queries use these four and nothing else of a statement.
    const wrapped = recorded as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  }

  const recording = {
    prepare: (query: string) => wrap(db.prepare(query)),
    batch: async (batch: D1PreparedStatement[]) => {
      const unwrapped = batch.map((statement) => originals.get(statement) ?? statement);
      const results = await call(() => db.batch(unwrapped), { single: 0, inBatch: batch.length });
      for (const result of results) note(result);
      return results;
    },
  };
  return {
    db: recording as unknown as D1Database,
    /** Since the last time. */
    takeCounts() {
      const taken = counts;
      counts = { statements: 0, lastBatch: 0, trips: 0 };
      return taken;
    },
    /** The sum since the last call, in milliseconds. */
    takeMs(): number {
      const taken = sumMs;
      sumMs = 0;
      return taken;
    },
  };
}
