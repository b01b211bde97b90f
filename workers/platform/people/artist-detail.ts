import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { toArtist } from './to-people.ts';

export const artistDetail: Handler<'artistDetail'> = async ({ store, params, localise }) => {
  const [row] = await store.people.artists.one(params.id);
  if (!row) throw new HttpError(404, 'not_found');
  return { data: toArtist(row, localise) };
};
