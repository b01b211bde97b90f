import * as v from 'valibot';
import {
  type Change,
  type ChangeResult,
  ENTITIES_A_PAGE,
  type EntityDigest,
} from '#app/contract/site/changes.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { KIND_NAMES } from '#app/contract/site/entity-kind.ts';
import { type AdminRequest, parseJson, toError } from '#cli/admin/admin-call.ts';

const EntitiesSchema = v.object({
  data: v.object({
    entities: v.array(
      v.object({ id: v.string(), digest: v.string(), value: v.record(v.string(), v.unknown()) }),
    ),
    next: v.nullable(v.string()),
  }),
});
const DigestsSchema = v.object({
  data: v.object({
    digests: v.array(v.object({ kind: v.picklist(KIND_NAMES), id: v.string(), digest: v.string() })),
    next: v.nullable(v.string()),
  }),
});
const ResultsSchema = v.object({
  data: v.object({ results: v.array(v.looseObject({ result: v.string() })) }),
});

/** Servers take some 16 KB of headers, the address with its ids among them. */
const MAX_QUERY_CHARS = 8000;

export interface RemoteEntity {
  id: string;
  digest: string;
  value: Record<string, unknown>;
}

export type SiteCalls = ReturnType<typeof siteCalls>;

/** What is written about one account at a platform. */
export function siteCalls(request: AdminRequest, accountId: string) {
  const base = `/admin/v1/accounts/${encodeURIComponent(accountId)}`;

  async function get<T>(schema: v.GenericSchema<unknown, T>, path: string): Promise<T> {
    const { status, text } = await request('GET', path);
    const body = parseJson(text);
    const read = v.safeParse(schema, body);
    if (status < 300 && read.success) return read.output;
    throw toError(body, `GET ${path.slice(0, 200)} responded with ${status}.`);
  }

  return {
    /** All entities of a kind, in the order of their ids, a page at a time. */
    async *entities(kind: KindName): AsyncGenerator<RemoteEntity> {
      for (let after: string | null = ''; after !== null; ) {
        const query = new URLSearchParams({ kind, after, limit: String(ENTITIES_A_PAGE) });
        const { data }: v.InferOutput<typeof EntitiesSchema> = await get(
          EntitiesSchema,
          `${base}/entities?${query}`,
        );
        yield* data.entities;
        after = data.next;
      }
    },

    async namedEntities(kind: KindName, ids: readonly string[]): Promise<Map<string, RemoteEntity>> {
      const found = new Map<string, RemoteEntity>();
      for (const query of idQueries(ids)) {
        const { data } = await get(EntitiesSchema, `${base}/entities?kind=${kind}&${query}`);
        for (const entity of data.entities) found.set(entity.id, entity);
      }
      return found;
    },

    async digests(): Promise<EntityDigest[]> {
      const all: EntityDigest[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const query = new URLSearchParams({ after });
        const { data }: v.InferOutput<typeof DigestsSchema> = await get(
          DigestsSchema,
          `${base}/digests?${query}`,
        );
        all.push(...data.digests);
        after = data.next;
      }
      return all;
    },

    /** One result a change. Where one is rejected or in conflict, nothing was written. */
    async change(changes: readonly Change[]): Promise<{ isWritten: boolean; results: ChangeResult[] }> {
      const { status, text } = await request('POST', `${base}/changes`, { changes });
      const body = parseJson(text);
      const read = v.safeParse(ResultsSchema, body);
      if (!read.success || ![200, 409, 422].includes(status))
        throw toError(body, `The platform responded with ${status}.`);
      return { isWritten: status === 200, results: read.output.data.results as unknown as ChangeResult[] };
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
