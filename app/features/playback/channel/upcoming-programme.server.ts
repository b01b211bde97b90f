import type { ContentService } from '#app/services/content.server.ts';
import { programmeKey, toEntrySlots } from './programme.ts';

type Service = Pick<ContentService, 'schedule' | 'channel' | 'detail'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Channels show their programmes until the end of today, where the viewer lives. */
const UPCOMING_MS = 2 * DAY_MS;

/** A channel's programme that is to come, by the key in its address; null where there is no such one. */
export async function findUpcoming(
  service: Service,
  { channelId, key, now }: { channelId: string; key: string; now: Date },
) {
  if (!/^\d{1,11}$/.test(key)) return null;
  const startMs = Number(key) * 1000;
  if (startMs <= now.getTime() || startMs > now.getTime() + UPCOMING_MS) return null;
  const window = {
    start_time: new Date(startMs).toISOString(),
    end_time: new Date(startMs + 1000).toISOString(),
  };
  const [channel, entries] = await Promise.all([
    service.channel(channelId),
    service.schedule({ channel_id: channelId, ...window }),
  ]);
  const slot = toEntrySlots(entries).find((each) => programmeKey(each) === key);
  return slot ? { slot, channel, content: await service.detail(slot.contentId) } : null;
}
