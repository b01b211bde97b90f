import { useEffect, useRef } from 'react';
import { type LiveDrift, type Present, watchDrift } from '#app/features/playback/live/live-drift.ts';
import type { PlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { CHECK_EVERY_MS } from './constants.ts';
import type { Programme } from './programme.ts';
import type { ProgrammeTimeline } from './programme-timeline.ts';

/**
 * The page may be older by this much than its rendering time before the start position is corrected, in
 * seconds.
 */
const TOLERANCE_SECONDS = 2;
/** A file is all there: what is behind by more has been kept back, not waited for a segment. */
const OF_A_FILE: Present = { within: 5, regainedWithin: 2 };

/**
 * A file that a channel shows is watched where the channel is: when it opens (a page out of a cache names the
 * position of when it was rendered), when it opens again after a failure, and when a stall or a spell offline
 * has kept the viewer behind. Who paused or went back by himself stays where he is.
 */
export function useRunOnTime(
  { video, state }: Pick<PlayerApi, 'video' | 'state'>,
  programme: Programme,
  timeline: ProgrammeTimeline,
): void {
  const joins = useRef(true);
  if (state.failure) joins.current = true;
  useEffect(() => {
    if (!video || programme.isStream) return;
    const abort = new AbortController();
    const { signal } = abort;
    const media = () => ({ start: 0, end: video.duration || 0 });
    const nowAt = () => timeline.mediaTimeOf(timeline.elapsed(), media());
    const join = () => {
      if (!joins.current) return;
      joins.current = false;
      const at = nowAt();
      if (Math.abs(at - video.currentTime) > TOLERANCE_SECONDS) video.currentTime = at;
    };
    // Who has just been put there is at the present, wherever the library puts him next.
    let drift: LiveDrift = { isLive: true, position: Number.NEGATIVE_INFINITY };
    const look = () => {
      if (joins.current || !navigator.onLine || !(video.duration > 0)) return;
      const { currentTime, paused: isPaused, defaultPlaybackRate: rate } = video;
      const edge = timeline.elapsed();
      const position = timeline.positionOf(currentTime, media());
      const next = watchDrift(drift, { position, edge, isPaused, rate }, OF_A_FILE);
      drift = next.returns ? { isLive: true, position: edge } : next;
      if (next.returns) video.currentTime = nowAt();
    };
    video.addEventListener('loadeddata', join, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = window.setInterval(look, CHECK_EVERY_MS);
    return () => {
      abort.abort();
      window.clearInterval(timer);
    };
  }, [video, programme, timeline]);
}
