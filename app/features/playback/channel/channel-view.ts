import type { Locked } from '#app/features/playback/access/locked.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import type { CalendarDay } from '#app/lib/calendar-days.server.ts';
import type { Programme } from './programme.ts';
import type { TimeWindow } from './schedule.ts';

/** What the stage of a channel's page shows. */
export type ChannelPlayback =
  | { kind: 'on-air'; programme: Programme; source: PlaybackSource }
  /** A programme of the last days, or the running one from its start. */
  | { kind: 'catch-up'; programme: Programme; source: PlaybackSource }
  | { kind: 'locked'; locked: Locked }
  | { kind: 'nothing' }
  /** Schedule or address could not be had. */
  | { kind: 'failed'; programme: Programme | null };

export interface ChannelSchedule {
  /** Of the strip, today first. */
  days: readonly CalendarDay[];
  chosen: CalendarDay;
  chosenWindow: TimeWindow;
  /** Of the chosen day, and all from now to the end of today; in order. */
  programmes: readonly Programme[];
  /** When the day turns, and the schedule is loaded anew. */
  endsAtMs: number;
}

/** A channel's player and schedule, as the server sees them. */
export interface ChannelView {
  channelId: string;
  timeZone: string;
  nowMs: number;
  /** Null where it could not be loaded. */
  schedule: ChannelSchedule | null;
  playing: ChannelPlayback;
}
