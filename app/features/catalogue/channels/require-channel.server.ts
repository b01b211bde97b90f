import type { Channel } from '#app/contract/channel.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { pageForError } from '../page-for-error.server.ts';

/** A channel, or the page for why not. */
export async function requireChannel(service: Pick<ContentService, 'channel'>, id: string): Promise<Channel> {
  try {
    return await service.channel(id);
  } catch (error) {
    throw pageForError(error);
  }
}
