/** A database that adds up the time of each statement by D1's own figure (`meta.duration`). */
export function recordDurations(db: D1Database) {
  let sumMs = 0;
  const note = (result: D1Result) => {
    sumMs += result.meta.duration;
    return result;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const recorded = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => note(await statement.all()),
      run: async () => note(await statement.run()),
      // The binding's own `raw` keeps the duration to itself.
      raw: async () => {
        const { results } = note(await statement.all<Record<string, unknown>>()) as D1Result<object>;
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
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await db.batch(statements.map((statement) => originals.get(statement) ?? statement));
      for (const result of results) note(result);
      return results;
    },
  };
  return {
    db: recording as unknown as D1Database,
    /** The sum since the last call, in milliseconds. */
    takeMs(): number {
      const taken = sumMs;
      sumMs = 0;
      return taken;
    },
  };
}
