import { serverNow } from '#app/features/playback/live/shared-clock.ts';
import type { Timeline } from '#app/features/playback/player/state/timeline.ts';
import type { SeekRange } from '#app/features/playback/seek.ts';
import type { Slot } from './schedule.ts';

/**
 * Counts a file that is on in the seconds of its programme: the bar spans the slot, what is to come cannot be
 * reached, and a file that is shorter than its slot, and so repeated, has a position nonetheless.
 */
export interface ProgrammeTimeline extends Timeline {
  /** Seconds since the programme began. */
  elapsed(): number;
  /** The file, of so many seconds, begins anew within its slot. */
  repeat(seconds: number): void;
}

export function createProgrammeTimeline(
  { startMs, endMs }: Slot,
  nowMs: () => number = () => serverNow() ?? Date.now(),
): ProgrammeTimeline {
  const length = (endMs - startMs) / 1000;
  const elapsed = () => Math.min(length, Math.max(0, (nowMs() - startMs) / 1000));
  // Seconds of the programme at which the file began that a position lies in.
  const beginningBefore = (position: number, { end }: SeekRange) =>
    end > 0 ? Math.floor(position / end) * end : 0;
  let fileStart: number | null = null;
  return {
    elapsed,
    range: (media) => (media.end > 0 ? { start: 0, end: elapsed(), barEnd: length } : media),
    positionOf: (mediaSeconds, media) => (fileStart ?? beginningBefore(elapsed(), media)) + mediaSeconds,
    mediaTimeOf(position, media) {
      fileStart = beginningBefore(position, media);
      return position - fileStart;
    },
    repeat(seconds) {
      if (fileStart !== null) fileStart += seconds;
    },
  };
}
