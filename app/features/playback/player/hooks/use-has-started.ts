import { useEffect, useState } from 'react';
import { useIsPreloading } from '#app/features/playback/player/state/preloading-context.ts';
import { whenVideoShows } from './when-video-shows.ts';

const LATEST_MS = 4000;

/** True from the first frame on that is shown; where none comes, after a while all the same. */
export function useHasStarted(video: HTMLVideoElement | null): boolean {
  const [hasStarted, setHasStarted] = useState(false);
  const isPreloading = useIsPreloading();
  useEffect(() => {
    if (!video || hasStarted || isPreloading) return;
    const abort = new AbortController();
    // Behind the callback, so that what comes with it does not hold up the frame.
    const start = () => window.setTimeout(() => setHasStarted(true));
    const timer = window.setTimeout(() => setHasStarted(true), LATEST_MS);
    whenVideoShows(video, abort.signal, start);
    return () => {
      abort.abort();
      window.clearTimeout(timer);
    };
  }, [video, hasStarted, isPreloading]);
  return hasStarted;
}
