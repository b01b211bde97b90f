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
 * Database, KV namespace and bucket of the Worker `platform`, by way of a second Worker. Miniflare's own proxies block
 * this process for a round trip for preparing, binding and each property of a result, which makes 10 ms a
 * statement where this takes 2, and start a thread a Miniflare. It can go when tests run inside workerd
 * (`@cloudflare/vitest-pool-workers`).
 */
export function openStorageProxy(platform: WorkerOptions & { name: string }) {
  const key = randomUUID();
  const worker = {
    name: 'storage-proxy',
    routes: [`${HOST}/*`],
    compatibilityDate: platform.compatibilityDate,
    // For `scheduled` over a binding.
    compatibilityFlags: ['service_binding_extra_handlers'],
    serviceBindings: { PLATFORM: platform.name },
    d1Databases: platform.d1Databases,
    kvNamespaces: platform.kvNamespaces,
    r2Buckets: platform.r2Buckets,
    bindings: { KEY: key },
    modulesRoot: DIRECTORY,
    modules: [{ type: 'ESModule' as const, path: path.join(DIRECTORY, 'storage-proxy-worker.js') }],
  };
  return { worker, key, through: (dispatch: Dispatch) => storageThrough(key, dispatch) };
}

interface ProxyRequest {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Storage by way of that Worker; another process has to know its key. */
export function storageThrough(
  key: string,
  dispatch: (url: string, init: ProxyRequest) => Promise<{ json(): Promise<unknown> }>,
) {
  const request = async (body: string | Uint8Array, more: Record<string, string> = {}) => {
    const headers = { authorization: key, ...more };
    const response = await dispatch(`http://${HOST}/`, { method: 'POST', headers, body });
    const { done, failed, cause } = (await response.json()) as ProxyResponse;
    if (failed !== undefined) throw new Error(failed, cause ? { cause: new Error(cause) } : undefined);
    return done;
  };
  const send = (call: object) => request(JSON.stringify(call));
  return {
    runCron: async (cron: string) => {
      const outcome = await send({ cron });
      if (outcome !== 'ok') throw new Error(`The scheduled jobs of "${cron}" ended with ${outcome}`);
    },
    db: databaseOver(async (way, statements) => send({ way, statements: statements.map(toJson) })),
    tenants: methodsOver(['get', 'put', 'delete', 'list'], (namespace, args) =>
      send({ namespace, args }),
    ) as unknown as KVNamespace,
    media: {
      ...methodsOver(['delete', 'list'], (bucket, args) => send({ bucket, args })),
      put: (name: string, value: string | Uint8Array, options: R2PutOptions = {}) =>
        request(value, { put: encodeURIComponent(JSON.stringify({ key: name, options })) }),
    } as unknown as Bucket,
  };
}

/** What can be sent to a bucket as JSON; to read an object takes Miniflare's own. */
type Bucket = Pick<R2Bucket, 'put' | 'delete' | 'list'>;

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

/** An object with these methods, each of which makes a call with its name. */
function methodsOver(
  names: readonly string[],
  call: (method: string, args: readonly unknown[]) => Promise<unknown>,
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => call(name, args)]));
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
