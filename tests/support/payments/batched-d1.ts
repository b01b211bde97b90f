// A round trip to a local D1 costs more than its query. Accounts that run side by side query at once,
// and never for each other's rows: their queries are sent in one batch, and the results are split again.

/** A statement as the binding keeps it. */
export interface Sendable {
  statement: string;
  params: unknown[];
}

/** A statement's result as D1 returns it. */
export interface QueryResult {
  success: boolean;
  meta: D1Meta & Record<string, unknown>;
  results: { columns: string[]; rows: unknown[][] };
}

interface Session {
  _sendOrThrow(
    endpoint: string,
    statements: string[],
    params: unknown[][],
    format: 'ROWS_AND_COLUMNS',
  ): Promise<QueryResult[]>;
}

interface WaitingCall {
  statements: readonly Sendable[];
  done(results: QueryResult[]): void;
  failed(thrown: unknown): void;
}

const setRealTimeout = globalThis.setTimeout;
const MAX_BATCH = 60;

/**
 * Sends statements in one transaction: those of one call succeed or fail together, independently of other
 * calls.
 */
export function batchedD1(db: D1Database) {
  const { alwaysPrimarySession: session } = db as unknown as { alwaysPrimarySession: Session };
  let waiting: WaitingCall[] = [];

  const send = (statements: readonly Sendable[]) =>
    session._sendOrThrow(
      '/query',
      statements.map(({ statement }) => statement),
      statements.map(({ params }) => params),
      'ROWS_AND_COLUMNS',
    );

  async function sendAll(calls: readonly WaitingCall[]): Promise<void> {
    try {
      const results = await send(calls.flatMap(({ statements }) => statements));
      let at = 0;
      for (const { statements, done } of calls) {
        done(results.slice(at, at + statements.length));
        at += statements.length;
      }
    } catch (thrown) {
      if (calls.length === 1) return calls[0]?.failed(thrown);
      // One call failed, and the whole batch was rolled back: each is sent alone, so only that one fails.
      for (const call of calls) await sendAll([call]);
    }
  }

  async function flush(): Promise<void> {
    const calls = waiting;
    waiting = [];
    for (let at = 0; at < calls.length; at += MAX_BATCH) await sendAll(calls.slice(at, at + MAX_BATCH));
  }

  return (statements: readonly Sendable[]) =>
    new Promise<QueryResult[]>((done, failed) => {
      if (waiting.length === 0) setRealTimeout(() => void flush(), 0);
      waiting.push({ statements, done, failed });
    });
}

/** Rows by the names of their columns, as the binding gives them. */
export function toObjects({ success, meta, results: { columns, rows } }: QueryResult) {
  const toObject = (row: unknown[]) => Object.fromEntries(columns.map((name, at) => [name, row[at]]));
  return { success, meta, results: rows.map(toObject) };
}
