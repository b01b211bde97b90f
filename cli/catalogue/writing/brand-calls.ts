import { type AdminRequest, parseJson, toError } from '#cli/admin/admin-call.ts';
import { retrying } from '#cli/admin/retrying.ts';
import { siteCalls } from '#cli/site/site-calls.ts';
import type { BrandCalls } from '#workers/platform/importing/writing/brand-calls.ts';

/** Over the operator's API. */
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
