import { toArtist, toVenue } from '#workers/platform/home/people.ts';
import type { CallContext, Handlers } from '#workers/platform/http/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { isPeopleOrder, type PeoplePage } from '#workers/platform/storage/people-store.ts';

export const peopleHandlers: Handlers = {
  artists: async (context) => {
    const { store, localise } = context;
    const page = pageOf(context);
    const [rows, [count]] = page.limit
      ? await store.batch([store.people.artists(page), store.people.artistCount()])
      : [[], await store.people.artistCount()];
    return { data: rows.map((row) => toArtist(row, localise)), total: count?.total ?? 0 };
  },

  artistDetail: async ({ store, params, localise }) => {
    const [row] = await store.people.artist(params.id);
    if (!row) throw new HttpError(404, 'not_found');
    return { data: toArtist(row, localise) };
  },

  venues: async (context) => {
    const { store, localise } = context;
    const page = pageOf(context);
    const [rows, [count]] = page.limit
      ? await store.batch([store.people.venues(page), store.people.venueCount()])
      : [[], await store.people.venueCount()];
    return { data: rows.map((row) => toVenue(row, localise)), total: count?.total ?? 0 };
  },

  venueDetail: async ({ store, params, localise }) => {
    const [row] = await store.people.venue(params.id);
    if (!row) throw new HttpError(404, 'not_found');
    return { data: toVenue(row, localise) };
  },
};

function pageOf({ query, language, account }: CallContext<'artists' | 'venues'>): PeoplePage {
  const { order_by: orderBy, reverse } = query;
  if (orderBy !== undefined && !isPeopleOrder(orderBy)) throw new HttpError(422, 'rejected');
  const ordering = { orderBy, reverse, language, defaultLanguage: account.defaultLanguage };
  return { ...windowOf(query), ordering };
}
