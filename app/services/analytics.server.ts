import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';

export function createAnalyticsService(client: ServiceClient) {
  return {
    playerEvent: async (body: CallBody<'playerEvent'>) => {
      await client.call('playerEvent', { body });
    },
    /** For those who work for the brand, with role `read`. */
    figures: async (query: CallQuery<'figures'>) => (await client.call('figures', { query })).data,
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
