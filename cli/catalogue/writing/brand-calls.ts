import type { Change, ChangeResult } from '#app/contract/site/changes.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { type AdminRequest, parseJson, toError } from '#cli/admin/admin-call.ts';
import { retrying } from '#cli/admin/retrying.ts';
import { type RemoteEntity, siteCalls } from '#cli/site/site-calls.ts';

export type KnownEntity = RemoteEntity;

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
  const calls = siteCalls(request, accountId);
  return {
    all: calls.entities,
    named: calls.namedEntities,
    change: async (changes) => (await calls.change(changes)).results,
    async putFile(key, bytes) {
      const file = key.split('/').map(encodeURIComponent).join('/');
      const path = `/admin/v1/accounts/${encodeURIComponent(accountId)}/media/${file}`;
      const { status, text } = await request('PUT', path, bytes);
      if (status >= 300) throw toError(parseJson(text), `PUT ${path} responded with ${status}.`);
    },
  };
}
