import { type RefObject, useEffect, useState } from 'react';
import { whenVideoShows } from '#app/features/playback/player/hooks/when-video-shows.ts';
import { useIsPreloading } from '#app/features/playback/player/state/preloading-context.ts';

/** Where no film comes, people talk all the same. */
const LATEST_MS = 4000;

/** Whether what stands beside the film in `frame` may come: once it is to be seen, for that is what was pressed for. */
export function useAfterFilm(frame: RefObject<HTMLElement>): boolean {
  const isPreloading = useIsPreloading();
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || isPreloading) return;
    const abort = new AbortController();
    const begin = () => setIsSeen(true);
    const video = frame.current?.querySelector('video');
    if (video) whenVideoShows(video, abort.signal, () => window.setTimeout(begin));
    const timer = window.setTimeout(begin, video ? LATEST_MS : 0);
    return () => {
      abort.abort();
      window.clearTimeout(timer);
    };
  }, [frame, isSeen, isPreloading]);
  return isSeen;
}
