import type { LiveChat } from '#app/features/comments/live/load-live-comments.server.ts';
import type { Saved } from '#app/features/library/save-intent.ts';
import type { ChannelView } from '#app/features/playback/channel/channel-view.ts';
import type { WatchPage } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import type { QueueItem } from '#app/features/playback/playlist/queue.ts';

/** What a player that is part of another page plays; signed for one viewer and for now. */
export type InPlaceResponse =
  /**
   * `saved`: whether the member's lists hold it; null for a guest. Lists hold contents, so that a channel has
   * none. `liveChat`: null where it has none beside it.
   */
  | { kind: 'content'; id: string; page: WatchPage; saved: Saved | null; liveChat?: LiveChat | null }
  | { kind: 'playlist'; id: string; queue: readonly QueueItem[] }
  | { kind: 'channel'; name: string; posterUrl: string | undefined; view: ChannelView }
  /** Its parts are to be chosen from on a page of its own. */
  | { kind: 'elsewhere'; href: string }
  | { kind: 'gone' }
  /** It could not be had now. */
  | { kind: 'failed' };
