import { MAX_SCHEDULE_ENTRIES } from '#app/contract/channel.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { reachOf } from './programmes.ts';
import { schedulesOf, toEntry, windowOfTimes } from './schedules-of.ts';

export const schedule: Handler<'schedule'> = async ({ store, query }) => {
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
};
