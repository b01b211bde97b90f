import type { Channel, ScheduleEntry } from '#app/contract/channel.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';

/** What is asked of a channel's page: by whom, when, and which part. */
export interface ChannelParams {
  channel: Channel;
  /** Null where it could not be loaded. */
  entries: readonly ScheduleEntry[] | null;
  /** Rejects where nobody can say who it is, for what is protected. */
  viewer: Promise<Viewer>;
  isGuest: boolean;
  now: Date;
  timeZone: string;
  language: string;
  /** As the address has them. */
  day: string | null;
  programme: string | null;
}
