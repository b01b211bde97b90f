import { useEffect, useState } from 'react';
import { useIsAhead } from './ahead.ts';
import { afterFrame } from './when-frame-shows.ts';

/** True from the first frame on that is shown; where none comes, after a while all the same. */
export function useHasStarted(video: HTMLVideoElement | null): boolean {
  const [hasStarted, setHasStarted] = useState(false);
  const isAhead = useIsAhead();
  useEffect(() => {
    if (!video || hasStarted || isAhead) return;
    return afterFrame(video, () => setHasStarted(true));
  }, [video, hasStarted, isAhead]);
  return hasStarted;
}
