import * as v from 'valibot';
import { type Change, type ChangeResult, ENTITIES_A_PAGE, type Entity } from '#app/contract/site/changes.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { sleep } from '#app/lib/sleep.ts';
import { type AdminRequest, parseJson, toError } from '#cli/admin/admin-call.ts';
import { CommandError } from '#cli/local/run-command.ts';

/** Servers take some 16 KB of headers, the address among them. */
const MAX_QUERY_CHARS = 8000;
const RETRY_AFTER_MS = [1000, 4000];

const EntitiesSchema = v.object({
  data: v.object({
    entities: v.array(
      v.looseObject({ id: v.string(), digest: v.string(), value: v.record(v.string(), v.unknown()) }),
    ),
    next: v.nullable(v.string()),
  }),
});
const ResultsSchema = v.object({
  data: v.object({ results: v.array(v.looseObject({ id: v.string(), result: v.string() })) }),
});

export type KnownEntity = Pick<Entity, 'id' | 'digest' | 'value'>;

/** The calls of the operator's API by which a brand is read and written. */
export interface BrandCalls {
  all(kind: KindName): AsyncGenerator<KnownEntity>;
  /** Those of these that there are, by their ids. */
  named(kind: KindName, ids: readonly string[]): Promise<Map<string, KnownEntity>>;
  /** A result each. Where one was rejected, or is in conflict, nothing was written. */
  change(changes: readonly Change[]): Promise<ChangeResult[]>;
  putFile(key: string, bytes: Uint8Array): Promise<void>;
}

export function brandCalls(send: AdminRequest, accountId: string): BrandCalls {
  const request = retrying(send);
  const base = `/admin/v1/accounts/${encodeURIComponent(accountId)}`;

  async function page(kind: KindName, query: string) {
    const path = `${base}/entities?kind=${kind}&${query}`;
    const { status, text } = await request('GET', path);
    const response = parseJson(text);
    const read = v.safeParse(EntitiesSchema, response);
    if (status < 300 && read.success) return read.output.data;
    throw toError(response, `GET ${path.slice(0, 200)} responded with ${status}.`);
  }

  return {
    async *all(kind) {
      for (let after: string | null = ''; after !== null; ) {
        const { entities, next }: Awaited<ReturnType<typeof page>> = await page(
          kind,
          `after=${encodeURIComponent(after)}&limit=${ENTITIES_A_PAGE}`,
        );
        yield* entities;
        after = next;
      }
    },

    async named(kind, ids) {
      const known = new Map<string, KnownEntity>();
      for (const query of idQueries(ids))
        for (const entity of (await page(kind, query)).entities) known.set(entity.id, entity);
      return known;
    },

    async change(changes) {
      const { status, text } = await request('POST', `${base}/changes`, { changes });
      const response = parseJson(text);
      const read = v.safeParse(ResultsSchema, response);
      // What the schema leaves open is the contract's own type.
      if (read.success) return read.output.data.results as unknown as ChangeResult[];
      throw toError(response, `POST ${base}/changes responded with ${status}.`);
    },

    async putFile(key, bytes) {
      const path = `${base}/media/${key.split('/').map(encodeURIComponent).join('/')}`;
      const { status, text } = await request('PUT', path, bytes);
      if (status >= 300) throw toError(parseJson(text), `PUT ${path} responded with ${status}.`);
    },
  };
}

/** `id=a&id=b…`, in as many queries as are needed. */
function idQueries(ids: readonly string[]): string[] {
  const queries: string[] = [];
  let query: string[] = [];
  let chars = 0;
  for (const id of new Set(ids)) {
    const item = `id=${encodeURIComponent(id)}`;
    if (query.length === ENTITIES_A_PAGE || chars + item.length > MAX_QUERY_CHARS) {
      queries.push(query.join('&'));
      query = [];
      chars = 0;
    }
    query.push(item);
    chars += item.length + 1;
  }
  return query.length > 0 ? [...queries, query.join('&')] : queries;
}

/** All of these calls may be repeated: what is there already stays the same. */
function retrying(send: AdminRequest): AdminRequest {
  return async (method, path, body) => {
    for (const waitMs of RETRY_AFTER_MS) {
      const response = await send(method, path, body).catch((error: unknown) => {
        if (error instanceof CommandError && !error.message.endsWith('does not respond.')) throw error;
        return null;
      });
      if (response && response.status < 500 && response.status !== 429) return response;
      await sleep(waitMs);
    }
    return send(method, path, body);
  };
}
