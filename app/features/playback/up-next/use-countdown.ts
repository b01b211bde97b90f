import { useCallback, useEffect, useRef, useState } from 'react';
import { onMediaEvents } from '#app/features/playback/player/state/media-events.ts';
import {
  type Countdown,
  type CountdownTerms,
  type Moment,
  NO_COUNTDOWN,
  stepCountdown,
} from './countdown.ts';

const STEP_MS = 250;
const EVENTS = ['ended', 'seeked', 'play', 'pause'] as const;

/**
 * Counts down to the end of what plays on `video`, null while another film is on its way. Its own state:
 * give what counts for another film another `key`.
 */
export function useCountdown(
  video: HTMLVideoElement | null,
  terms: CountdownTerms,
): Countdown & { cancel(): void } {
  const [countdown, setCountdown] = useState(NO_COUNTDOWN);
  const current = useRef(terms);
  current.current = terms;
  useEffect(() => {
    if (!video) return;
    let lastMs = performance.now();
    const step = () => {
      const nowMs = performance.now();
      const passedMs = nowMs - lastMs;
      lastMs = nowMs;
      const at = momentOf(video);
      setCountdown((known) => stepCountdown(known, at, current.current, passedMs));
    };
    const timer = window.setInterval(step, STEP_MS);
    const forget = onMediaEvents(video, EVENTS, step);
    return () => {
      window.clearInterval(timer);
      forget();
    };
  }, [video]);
  const cancel = useCallback(() => setCountdown((known) => ({ ...known, phase: 'cancelled' })), []);
  return { ...countdown, cancel };
}

/** Shaka sets `playbackRate` to 0 while it waits for data, so the rate is the viewer's own. */
export function momentOf(video: HTMLVideoElement): Moment {
  const { currentTime, duration, defaultPlaybackRate, paused, ended } = video;
  return {
    positionSeconds: currentTime,
    lengthSeconds: duration,
    rate: defaultPlaybackRate,
    isPaused: paused,
    hasEnded: ended,
  };
}
