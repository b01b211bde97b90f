import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { WorkerOptions } from 'miniflare';
import { ROOT_DIR } from '../root-dir.ts';
import type { Dispatch } from './dispatch.ts';

const HOST = 'storage-proxy.localhost';
const DIRECTORY = path.join(ROOT_DIR, 'cli/local/miniflare-fixes');

type Method = 'run' | 'raw' | 'batch';

interface Statement {
  query: string;
  values: readonly unknown[];
}

/**
 * Database and KV namespace of the Worker `platform`, by way of a second Worker. Miniflare's own proxies block
 * this process for a round trip for preparing, binding and each property of a result, which makes 10 ms a
 * statement where this takes 2, and start a thread a Miniflare. It can go when tests run inside workerd
 * (`@cloudflare/vitest-pool-workers`).
 */
export function openStorageProxy(platform: WorkerOptions) {
  const key = randomUUID();
  const worker = {
    name: 'storage-proxy',
    routes: [`${HOST}/*`],
    compatibilityDate: platform.compatibilityDate,
    d1Databases: platform.d1Databases,
    kvNamespaces: platform.kvNamespaces,
    bindings: { KEY: key },
    modulesRoot: DIRECTORY,
    modules: [{ type: 'ESModule' as const, path: path.join(DIRECTORY, 'storage-proxy-worker.js') }],
  };
  const through = (dispatch: Dispatch) => {
    const send = async (body: object) => {
      const headers = { authorization: key };
      const response = await dispatch(`http://${HOST}/`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { done, failed, cause } = (await response.json()) as ProxyResponse;
      if (failed !== undefined) throw new Error(failed, cause ? { cause: new Error(cause) } : undefined);
      return done;
    };
    return {
      db: databaseOver(async (way, statements) => send({ way, statements: statements.map(toJson) })),
      tenants: namespaceOver((method, args) => send({ method, args })),
    };
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

type CallNamespace = (method: string, args: readonly unknown[]) => Promise<unknown>;

/** As much of KV as keeps texts and JSON. */
function namespaceOver(call: CallNamespace): KVNamespace {
  const methods = ['get', 'put', 'delete', 'list'].map((name) => [
    name,
    (...args: unknown[]) => call(name, args),
  ]);
  return Object.fromEntries(methods) as KVNamespace;
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
