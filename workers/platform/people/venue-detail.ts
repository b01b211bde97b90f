import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { toVenue } from './to-people.ts';

export const venueDetail: Handler<'venueDetail'> = async ({ store, params, localise }) => {
  const [row] = await store.people.venues.one(params.id);
  if (!row) throw new HttpError(404, 'not_found');
  return { data: toVenue(row, localise) };
};
