import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';
import { commentCalls } from './comment-calls.server.ts';
import { editingCalls } from './editing-calls.server.ts';
import { entityCalls } from './entity-calls.server.ts';
import { importCalls } from './import-calls.server.ts';
import { libraryCalls } from './library-calls.server.ts';
import { toPage } from './page.ts';
import { previewCalls } from './preview-calls.server.ts';
import { reviewCalls } from './review-calls.server.ts';
import { titleCalls } from './title-calls.server.ts';

/** The content service, one method per call. Lists that know their length return `{ items, total }`. */
export function createContentService(client: ServiceClient) {
  return {
    ...titleCalls(client),
    ...channelCalls(client),
    ...libraryCalls(client),
    ...reviewCalls(client),
    ...commentCalls(client),
    ...editingCalls(client),
    ...entityCalls(client),
    ...previewCalls(client),
    ...importCalls(client),

    artists: async (query: CallQuery<'artists'> = {}) => toPage(await client.call('artists', { query })),
    artist: async (id: string) => (await client.call('artistDetail', { params: { id } })).data,
    venues: async (query: CallQuery<'venues'> = {}) => toPage(await client.call('venues', { query })),
    venue: async (id: string) => (await client.call('venueDetail', { params: { id } })).data,

    forms: async () => (await client.call('forms', {})).data,
    formResponses: async (id: string, query: CallQuery<'formResponses'>) =>
      toPage(await client.call('formResponses', { params: { id }, query })),
    /** All of them as a CSV file, which may be long. */
    downloadResponses: (id: string) =>
      client.download('formResponses', {
        type: 'text/csv',
        input: { params: { id }, query: { format: 'csv' } },
      }),
    /** For when one turns out to be another than it was. */
    forgetForms: () => client.forget('forms', {}),
    submitForm: async (body: CallBody<'submitForm'>, idempotencyKey: string) =>
      (await client.call('submitForm', { body }, { idempotencyKey })).data,
  };
}

export type ContentService = ReturnType<typeof createContentService>;

function channelCalls(client: ServiceClient) {
  return {
    channel: async (id: string) => (await client.call('channel', { params: { id } })).data,
    /** For the site chrome, which does without where the service fails. */
    hasChannels: async () =>
      (await client.glance('channelList', { body: { page: 1, page_size: 1 } })).data.length > 0,
    channels: async (body: CallBody<'channelList'>) => toPage(await client.call('channelList', { body })),
    filterChannels: async (body: CallBody<'iptvChannelFilter'>) =>
      toPage(await client.call('iptvChannelFilter', { body })),
    relatedChannels: async (channelId: string, body: CallBody<'relatedChannels'>) =>
      (await client.call('relatedChannels', { params: { channel_id: channelId }, body })).data,
    schedule: async (query: CallQuery<'schedule'>) => (await client.call('schedule', { query })).data,
    onNow: async (query: CallQuery<'onNow'>) => (await client.call('onNow', { query })).data,
    /** May lack the last of the channels; a backend without the call refuses with 404. */
    guide: async (body: CallBody<'channelGuide'>) => (await client.call('channelGuide', { body })).data,
  };
}
