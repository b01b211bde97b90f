import type { Channel, ScheduleEntry } from '#app/contract/channel.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';

/** Parameters of a channel's page: the viewer, the moment, and the chosen part. */
export interface ChannelParams {
  channel: Channel;
  /** Null where it could not be loaded. */
  entries: readonly ScheduleEntry[] | null;
  /** Rejects where the viewer cannot be identified and the channel is protected. */
  viewer: Promise<Viewer>;
  isGuest: boolean;
  now: Date;
  timeZone: string;
  language: string;
  /** As the address has them. */
  day: string | null;
  programme: string | null;
}
