import type { PlayerEvent } from '#app/contract/analytics.ts';
import { isFinished } from '#app/domain/finished.ts';
import type { PlayerReport, ResumePoint } from '#workers/platform/storage/player-reports.ts';
import { DURATION_TOLERANCE_SECONDS, MAX_REBUFFERS, MAX_START_MS, RESUME_FROM_SECONDS } from './constants.ts';

/** These mean that the player opened, not that something was watched. */
const START_EVENTS: readonly string[] = ['PLAYER_START', 'PLAYER_PLAY'];

/** An event as it is stored: what no player can have measured is left out. */
export function toReport(event: PlayerEvent, now: Date): PlayerReport {
  const { tracking_id, sequence, event_name, player_timestamp } = event;
  const startMs = event.start_ms ?? null;
  return {
    // A player without sequence numbers sends an event twice only when it repeats a request.
    id: `${tracking_id}:${sequence ?? `${event_name}@${player_timestamp}`}`,
    eventName: event_name,
    trackingId: tracking_id,
    contentId: event.content_id,
    now,
    position: player_timestamp,
    duration: event.total_duration,
    source: event.source,
    variant: event.variant === null || event.variant === undefined ? null : String(event.variant),
    sequence: sequence ?? null,
    playedSeconds: event.played_seconds ?? null,
    isFinished: hasFinished(event),
    startMs: startMs !== null && startMs <= MAX_START_MS ? startMs : null,
    rebufferCount: Math.min(event.rebuffer_count ?? 0, MAX_REBUFFERS),
    rebufferSeconds: event.rebuffer_seconds ?? 0,
  };
}

/** Where a member resumes by this event; null for an impossible position, or for a channel. */
export function toResumePoint(event: PlayerEvent): ResumePoint | null {
  const { player_timestamp: position, total_duration: duration } = event;
  if (event.channel_id) return null;
  if (START_EVENTS.includes(event.event_name) || position < RESUME_FROM_SECONDS) return null;
  if (duration > 0 && position > duration + DURATION_TOLERANCE_SECONDS) return null;
  return { position, duration: duration > 0 ? duration : null, isFinished: hasFinished(event) };
}

function hasFinished({ event_name, player_timestamp, total_duration }: PlayerEvent): boolean {
  if (START_EVENTS.includes(event_name)) return false;
  return event_name === 'PLAYER_END' || isFinished(player_timestamp, total_duration);
}
