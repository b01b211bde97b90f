import type { Handlers } from '#workers/platform/call-context.ts';
import { toArtist, toVenue } from '#workers/platform/home/people.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { listPeople } from './list-people.ts';

export const peopleHandlers: Handlers = {
  artists: (context) => listPeople(context, context.store.people.artists, toArtist),

  artistDetail: async ({ store, params, localise }) => {
    const [row] = await store.people.artists.one(params.id);
    if (!row) throw new HttpError(404, 'not_found');
    return { data: toArtist(row, localise) };
  },

  venues: (context) => listPeople(context, context.store.people.venues, toVenue),

  venueDetail: async ({ store, params, localise }) => {
    const [row] = await store.people.venues.one(params.id);
    if (!row) throw new HttpError(404, 'not_found');
    return { data: toVenue(row, localise) };
  },
};
