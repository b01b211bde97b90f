import { MAX_SCHEDULE_ENTRIES } from '#app/contract/channel.ts';
import type { Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { guide } from './guide.ts';
import { listChannels } from './list-channels.ts';
import { reachOf } from './programmes.ts';
import { schedulesOf, toEntry, windowOfTimes } from './schedule.ts';
import { toChannel, toRelatedChannel } from './to-channel.ts';

export const channelHandlers: Handlers = {
  channel: async ({ store, params, localise }) => {
    const [row] = await store.channels.one(params.id);
    if (!row) throw new HttpError(404, 'not_found');
    return { data: toChannel(row, localise) };
  },

  channelList: listChannels,

  relatedChannels: async ({ store, params, localise }) => {
    const id = params.channel_id;
    const [known, rows] = await store.batch([store.channels.knownIds([id]), store.channels.related(id)]);
    if (known.length === 0) throw new HttpError(404, 'not_found');
    return { data: rows.map((row) => toRelatedChannel(row, localise)) };
  },

  schedule: async ({ store, query }) => {
    const window = windowOfTimes(query);
    const ids = [query.channel_id];
    const [known, slots, dated] = await store.batch([
      store.channels.knownIds(ids),
      store.channels.slots(ids),
      store.channels.dated(ids, reachOf(window)),
    ]);
    if (known.length === 0) throw new HttpError(404, 'not_found');
    const programmes = schedulesOf(slots, dated, window)(query.channel_id);
    return { data: programmes.slice(0, MAX_SCHEDULE_ENTRIES).map(toEntry) };
  },

  channelGuide: guide,
};
