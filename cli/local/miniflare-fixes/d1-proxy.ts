import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Miniflare, WorkerOptions } from 'miniflare';
import { ROOT_DIR } from '../root-dir.ts';

const HOST = 'd1-proxy.localhost';
const DIRECTORY = path.join(ROOT_DIR, 'cli/local/miniflare-fixes');

type Method = 'run' | 'raw' | 'batch';

interface Statement {
  query: string;
  values: readonly unknown[];
}

/**
 * The database of the Worker `platform`, by way of a second Worker. Miniflare's own proxy makes a round trip
 * for preparing, binding and each property of a result: 10 ms a statement, where this takes 2. It can go when
 * tests run inside workerd (`@cloudflare/vitest-pool-workers`).
 */
export function openD1Proxy(platform: WorkerOptions) {
  const key = randomUUID();
  const worker = {
    name: 'd1-proxy',
    routes: [`${HOST}/*`],
    compatibilityDate: platform.compatibilityDate,
    d1Databases: platform.d1Databases,
    bindings: { KEY: key },
    modulesRoot: DIRECTORY,
    modules: [{ type: 'ESModule' as const, path: path.join(DIRECTORY, 'd1-proxy-worker.js') }],
  };
  const through = (miniflare: Miniflare): D1Database => {
    const sendStatements = async (way: Method, statements: readonly Statement[]) => {
      const response = await miniflare.dispatchFetch(`http://${HOST}/`, {
        method: 'POST',
        headers: { authorization: key },
        body: JSON.stringify({ way, statements: statements.map(toJson) }),
      });
      const { done, failed, cause } = (await response.json()) as ProxyResponse;
      if (failed !== undefined) throw new Error(failed, cause ? { cause: new Error(cause) } : undefined);
      return done;
    };
    return databaseOver(sendStatements);
  };
  return { worker, through };
}

interface ProxyResponse {
  done?: unknown;
  failed?: string;
  cause?: string;
}

type SendStatements = (way: Method, statements: readonly Statement[]) => Promise<unknown>;
type Prepared = D1PreparedStatement & Statement;

/** As much of D1 as our storage and Drizzle use of it. */
function databaseOver(sendStatements: SendStatements): D1Database {
  const statement = (query: string, values: readonly unknown[]): Prepared => {
    const own = { query, values };
    const run = () => sendStatements('run', [own]) as Promise<D1Result>;
    const first = async (column?: string) => {
      const row = (await run()).results[0] as Record<string, unknown> | undefined;
      return row === undefined ? null : column === undefined ? row : row[column];
    };
    const prepared = {
      ...own,
      bind: (...bound: unknown[]) => statement(query, bound),
      run,
      all: run,
      raw: () => sendStatements('raw', [own]),
      first,
    };
    // D1 declares each of these several times over, once a kind of row.
    return prepared as unknown as Prepared;
  };
  const database = {
    prepare: (query: string) => statement(query, []),
    batch: (statements: D1PreparedStatement[]) =>
      sendStatements(
        'batch',
        statements.map((each) => ({ query: (each as Prepared).query, values: (each as Prepared).values })),
      ),
  };
  return database as unknown as D1Database;
}

/** JSON has no bytes, and would make null of what D1 refuses. */
function toJson({ query, values }: Statement) {
  return {
    query,
    values: values.map((value) => {
      if (value === undefined) throw new TypeError(`D1 takes no undefined: ${query}`);
      if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
      return ArrayBuffer.isView(value)
        ? [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]
        : value;
    }),
  };
}
