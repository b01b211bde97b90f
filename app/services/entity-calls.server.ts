import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import { MAX_NAMED_IDS, type StudioEntity, type StudioKind } from '#app/contract/entity-calls.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

/** What a brand is made of, as the studio reads and writes it. */
export function entityCalls(client: ServiceClient) {
  return {
    entities: async (query: Omit<CallQuery<'entities'>, 'ids'>) =>
      toPage(await client.call('entities', { query })),
    /** Those of these ids that there are. */
    namedEntities: async (kind: StudioKind, ids: readonly string[]): Promise<StudioEntity[]> => {
      const chunks = Array.from({ length: Math.ceil(ids.length / MAX_NAMED_IDS) }, (_, at) =>
        ids.slice(at * MAX_NAMED_IDS, (at + 1) * MAX_NAMED_IDS).join(','),
      );
      const query = { kind, page: 1, page_size: MAX_NAMED_IDS };
      const found = await Promise.all(
        chunks.map(async (some) => (await client.call('entities', { query: { ...query, ids: some } })).data),
      );
      return found.flat();
    },
    entityCounts: async () => (await client.call('entityCounts', {})).data,
    changeEntities: async (body: CallBody<'changeEntities'>) => {
      const { data } = await client.call('changeEntities', { body });
      await Promise.all(body.changes.flatMap(({ kind, id }) => forget(client, kind, id)));
      return data;
    },
  };
}

/** Who writes something looks at it next: here its own page is not from before. Lists have their time. */
function forget(client: ServiceClient, kind: string, id: string): Promise<void>[] {
  switch (kind) {
    case 'site':
      return [client.forget('accountDetail', {})];
    case 'banner':
    case 'lane':
      return [client.forget('homeBundle', {})];
    case 'title':
    case 'playlist':
      return [
        client.forget('contentDetail', { params: { content_id: id } }),
        client.forget('parentDetail', { params: { content_id: id } }),
      ];
    case 'category':
      return [client.forget('categories', {}), client.forget('homeBundle', {})];
    case 'plan':
      return [client.forget('plans', { query: { is_active: true } })];
    case 'person':
      return [client.forget('artistDetail', { params: { id } })];
    case 'venue':
      return [client.forget('venueDetail', { params: { id } })];
    case 'channel':
      return [client.forget('channel', { params: { id } })];
    default:
      return [];
  }
}
