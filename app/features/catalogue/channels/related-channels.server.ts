import type { ContentService } from '#app/services/content.server.ts';
import { type ChannelCard, toRelatedCard } from './channel-model.ts';

/** Channels like one, itself left out; null where they could not be loaded. Never rejects. */
export async function loadRelatedChannels(
  service: Pick<ContentService, 'relatedChannels'>,
  channelId: string,
): Promise<ChannelCard[] | null> {
  try {
    const related = await service.relatedChannels(channelId, { filters: {} });
    return related.filter(({ channel_id }) => channel_id !== channelId).map(toRelatedCard);
  } catch {
    return null;
  }
}
