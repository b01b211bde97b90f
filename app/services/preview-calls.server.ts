import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';

/** Drafts and versions as viewers would see them; all but `previewPage` need a role. */
export function previewCalls(client: ServiceClient) {
  return {
    previews: async () => (await client.call('previews', {})).data,
    makePreview: async (body: CallBody<'makePreview'>) => (await client.call('makePreview', { body })).data,
    endPreview: async (id: string) => (await client.call('endPreview', { params: { id } })).data,
    ownPreview: async (query: CallQuery<'ownPreview'>) => (await client.call('ownPreview', { query })).data,
    draftedSite: async () => (await client.call('draftedSite', {})).data,
    previewPage: async (token: string, query: CallQuery<'previewPage'>) =>
      (await client.call('previewPage', { params: { token }, query })).data,
  };
}
