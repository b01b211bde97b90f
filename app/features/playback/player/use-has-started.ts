import { useEffect, useState } from 'react';

const LATEST_MS = 4000;

/** True from the first frame on; where none comes, after a while all the same. */
export function useHasStarted(video: HTMLVideoElement | null): boolean {
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    if (!video || hasStarted) return;
    const start = () => setHasStarted(true);
    const timer = window.setTimeout(start, LATEST_MS);
    video.addEventListener('playing', start);
    return () => {
      window.clearTimeout(timer);
      video.removeEventListener('playing', start);
    };
  }, [video, hasStarted]);
  return hasStarted;
}
