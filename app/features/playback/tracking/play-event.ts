import type { PlayerEvent, PlayerEventName, PlayerSource } from '#app/contract/analytics.ts';
import type { PlayMeter } from './play-meter.ts';

/** Longer than any title: live streams report an endless duration, or nearly. */
const ENDLESS_SECONDS = 10 * 24 * 3600;

/** A player's current state. Seconds; the height in pixels, 0 while there is no picture. */
interface PlayReading {
  position: number;
  duration: number;
  height: number;
}

export interface TrackerHost {
  contentId: string;
  /** Of the channel that shows it, where one does. */
  channelId?: string | undefined;
  read(): PlayReading;
  source(): PlayerSource;
  /** Whether the server accepted it. Never rejects. */
  send(event: PlayerEvent): Promise<boolean>;
  /** For a page that unloads, where no response can be awaited. */
  sendLast(event: PlayerEvent): void;
  newTrackingId(): string;
  nowMs(): number;
}

/** One play, from its metadata to its end. */
export interface Play {
  trackingId: string;
  meter: PlayMeter;
  sequence: number;
  /** Whether the server accepted its first events: without them no later ones are sent (viewer.md §4). */
  isAccepted: Promise<boolean>;
  hasBeenAccepted: boolean;
  startMs: number | undefined;
  hasShown: boolean;
  /** From seeking or reloading until it plays again: the position does not measure watching then. */
  isInterrupted: boolean;
}

/** The next event of a play, in its wire form (viewer.md §4). */
export function toPlayerEvent(name: PlayerEventName, play: Play, host: TrackerHost): PlayerEvent {
  const { meter, trackingId, startMs } = play;
  const { duration, height } = host.read();
  const isEndless = !(duration > 0 && duration < ENDLESS_SECONDS);
  const sequence = play.sequence;
  play.sequence += 1;
  return {
    event_type: 'PLAYER',
    event_name: name,
    content_id: host.contentId,
    ...(host.channelId ? { channel_id: host.channelId } : {}),
    // A live stream's clock may count from anywhere.
    player_timestamp: toHundredths(isEndless ? meter.playedSeconds : meter.position),
    total_duration: isEndless ? 0 : toHundredths(duration),
    tracking_id: trackingId,
    source: host.source(),
    variant: height > 0 ? Math.round(height) : null,
    sequence,
    played_seconds: toHundredths(meter.playedSeconds),
    start_ms: startMs,
    rebuffer_count: meter.stallCount,
    rebuffer_seconds: toHundredths(meter.stallSeconds),
  };
}

function toHundredths(seconds: number): number {
  return Math.max(0, Math.round(seconds * 100) / 100);
}
