import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { toRelatedChannel } from './to-channel.ts';

export const relatedChannels: Handler<'relatedChannels'> = async ({ store, params, localise }) => {
  const id = params.channel_id;
  const [known, rows] = await store.batch([store.channels.knownIds([id]), store.channels.related(id)]);
  if (known.length === 0) throw new HttpError(404, 'not_found');
  return { data: rows.map((row) => toRelatedChannel(row, localise)) };
};
