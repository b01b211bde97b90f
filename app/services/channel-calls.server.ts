import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

export function channelCalls(client: ServiceClient) {
  return {
    channel: async (id: string) => (await client.call('channel', { params: { id } })).data,
    channels: async (body: CallBody<'channelList'>) => toPage(await client.call('channelList', { body })),
    relatedChannels: async (channelId: string, body: CallBody<'relatedChannels'>) =>
      (await client.call('relatedChannels', { params: { channel_id: channelId }, body })).data,
    schedule: async (query: CallQuery<'schedule'>) => (await client.call('schedule', { query })).data,
    /** May lack the last of the channels; a backend without the call refuses with 404. */
    guide: async (body: CallBody<'channelGuide'>) => (await client.call('channelGuide', { body })).data,
  };
}
