import type { CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

/** A viewer's watchlist, favourites and titles to go on with. */
export function libraryCalls(client: ServiceClient) {
  return {
    continueWatching: async (query: CallQuery<'continueWatching'> = {}) =>
      toPage(await client.call('continueWatching', { query })),
    /** A viewer's own rows, but "continue watching". */
    viewerRows: async (query: CallQuery<'viewerRows'>) => (await client.call('viewerRows', { query })).data,
    removeContinueWatching: async (contentId: string) => {
      await client.call('removeContinueWatching', { query: { content_id: contentId } });
    },
    restoreContinueWatching: async (contentId: string) => {
      await client.call('restoreContinueWatching', { query: { content_id: contentId } });
    },

    watchlist: async () => (await client.call('watchlist', {})).data,
    toggleWatchlist: async (contentId: string) =>
      (await client.call('toggleWatchlist', { query: { content_id: contentId } })).data,
    favourites: async () => (await client.call('favourites', {})).data,
    toggleFavourite: async (id: string) => (await client.call('toggleFavourite', { query: { id } })).data,
  };
}
