import type { Channel } from '#app/contract/channel.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { orErrorPage } from '../page-for-error.server.ts';

/** A channel, or the page for why not. */
export function requireChannel(service: Pick<ContentService, 'channel'>, id: string): Promise<Channel> {
  return orErrorPage(() => service.channel(id));
}
