import type { Handler } from '#workers/platform/call-context.ts';
import { reachOf } from './programmes.ts';
import { schedulesOf, toEntry } from './schedules-of.ts';
import { toChannel } from './to-channel.ts';

/** In the owner's order. */
export const onNow: Handler<'onNow'> = async ({ store, query, localise, now }) => {
  const channels = await store.channels.all();
  const ids = channels.map(({ id }) => id);
  const startMs = query.at ? Date.parse(query.at) : now.getTime();
  const window = { startMs, endMs: startMs + 1 };
  const [slots, dated] = await store.batch([
    store.channels.slots(ids),
    store.channels.dated(ids, reachOf(window)),
  ]);
  const programmesOf = schedulesOf(slots, dated, window);
  const airing = channels
    .flatMap((channel) => {
      const [programme] = programmesOf(channel.id);
      return programme ? [{ channel, programme }] : [];
    })
    .slice(0, query.page_size);
  const titles = await store.guide.titles([...new Set(airing.map(({ programme }) => programme.contentId))]);
  const byId = new Map(titles.map((title) => [title.contentId, title]));
  return {
    data: airing.flatMap(({ channel, programme }) => {
      const title = byId.get(programme.contentId);
      if (!title) return [];
      const content = {
        content_id: title.contentId,
        title: localise(title.title) ?? title.contentId,
        video_type: title.videoType,
        duration: title.durationSeconds ?? undefined,
        thumbnail: title.thumbnail ?? undefined,
      };
      const { start_time, end_time } = toEntry(programme);
      return [{ channel: toChannel(channel, localise), content, start_time, end_time }];
    }),
  };
};
