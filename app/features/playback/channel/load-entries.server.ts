import type { ScheduleEntry } from '#app/contract/channel.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { ChannelParams } from './channel-params.ts';
import { scheduleWindow } from './schedule-days.server.ts';

/** Of the days that the schedule covers; null where it cannot be had. Never rejects. */
export async function loadEntries(
  service: Pick<ContentService, 'schedule'>,
  channelId: string,
  { now, timeZone }: Pick<ChannelParams, 'now' | 'timeZone'>,
): Promise<ScheduleEntry[] | null> {
  const { startMs, endMs } = scheduleWindow(now.getTime(), timeZone);
  try {
    return await service.schedule({
      channel_id: channelId,
      start_time: new Date(startMs).toISOString(),
      end_time: new Date(endMs).toISOString(),
    });
  } catch {
    return null;
  }
}
