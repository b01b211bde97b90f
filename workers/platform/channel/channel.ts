import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { toChannel } from './to-channel.ts';

export const channel: Handler<'channel'> = async ({ store, params, localise }) => {
  const [row] = await store.channels.one(params.id);
  if (!row) throw new HttpError(404, 'not_found');
  return { data: toChannel(row, localise) };
};
