import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

export function titleCalls(client: ServiceClient) {
  return {
    categories: async () => (await client.call('categories', {})).data,
    templateV1: async () => (await client.call('templateV1', {})).data,
    templateV2: async () => (await client.call('templateV2', {})).data,
    homeBundle: async () => (await client.call('homeBundle', {})).data,

    detail: async (contentId: string) =>
      (await client.call('contentDetail', { params: { content_id: contentId } })).data,
    /** `channel_id`: as a programme of that channel, which then decides who may watch. */
    watch: async (contentId: string, query: CallQuery<'watch'> = {}) =>
      (await client.call('watch', { params: { content_id: contentId }, query })).data,
    resumeTimestamp: async (contentId: string) =>
      (await client.call('resumeTimestamp', { query: { content_id: contentId } })).data,
    parentDetail: async (contentId: string) =>
      (await client.call('parentDetail', { params: { content_id: contentId } })).data,
    filter: async (body: CallBody<'contentFilter'>) => toPage(await client.call('contentFilter', { body })),
    filterV2: async (body: CallBody<'contentFilterV2'>) =>
      toPage(await client.call('contentFilterV2', { body })),
    facets: async (body: CallBody<'contentFacets'>) => (await client.call('contentFacets', { body })).data,
    list: async (body: CallBody<'contentList'>) => toPage(await client.call('contentList', { body })),
    /** `filters` are those that the service used, for a link to all of them. */
    related: async (contentId: string, body: CallBody<'relatedContent'>) => {
      const response = await client.call('relatedContent', { params: { content_id: contentId }, body });
      return { ...toPage(response), filters: response.filters };
    },
    topTitles: async (query: CallQuery<'topTitles'>) => (await client.call('topTitles', { query })).data,
    search: async (query: CallQuery<'search'>) => (await client.call('search', { query })).data,
    suggest: async (text: string) => (await client.call('suggest', { query: { text } })).data,
    playlist: async (id: string) => (await client.call('playlist', { params: { id } })).data,
  };
}
