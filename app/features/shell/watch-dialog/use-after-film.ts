import { type RefObject, useEffect, useState } from 'react';
import { useIsAhead } from '#app/features/playback/player/ahead.ts';
import { afterFrame } from '#app/features/playback/player/when-frame-shows.ts';

/** Whether what stands beside the film in `frame` may come: once it is to be seen, for that is what was pressed for. */
export function useAfterFilm(frame: RefObject<HTMLElement>): boolean {
  const isAhead = useIsAhead();
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || isAhead) return;
    const begin = () => setIsSeen(true);
    const video = frame.current?.querySelector('video');
    if (video) return afterFrame(video, begin);
    // Where no film comes, people talk all the same.
    const timer = window.setTimeout(begin);
    return () => window.clearTimeout(timer);
  }, [frame, isSeen, isAhead]);
  return isSeen;
}
