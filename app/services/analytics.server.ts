import type { CallBody } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';

export function createAnalyticsService(client: ServiceClient) {
  return {
    playerEvent: async (body: CallBody<'playerEvent'>) => {
      await client.call('playerEvent', { body });
    },
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
