import { type RefObject, useEffect, useState } from 'react';
import { whenVideoShows } from '#app/features/playback/player/hooks/when-video-shows.ts';
import { useIsPreloading } from '#app/features/playback/player/state/preloading-context.ts';

/** The chat appears after this time even if no video does. */
const LATEST_MS = 4000;

/**
 * Whether what is beside the video in `dialog` may load: once the video, which the viewer clicked for, shows.
 */
export function useAfterFilm(dialog: RefObject<HTMLElement>): boolean {
  const isPreloading = useIsPreloading();
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || isPreloading) return;
    const abort = new AbortController();
    const begin = () => setIsSeen(true);
    const video = dialog.current?.querySelector('video');
    if (video) whenVideoShows(video, abort.signal, () => window.setTimeout(begin));
    const timer = window.setTimeout(begin, video ? LATEST_MS : 0);
    return () => {
      abort.abort();
      window.clearTimeout(timer);
    };
  }, [dialog, isSeen, isPreloading]);
  return isSeen;
}
