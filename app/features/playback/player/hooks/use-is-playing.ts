import { useEffect, useState } from 'react';

/** Playing as the viewer means it: it moves, or will as soon as data arrive. */
export function useIsPlaying(video: HTMLVideoElement | null): boolean {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!video) return;
    const abort = new AbortController();
    const update = () => setIsPlaying(!video.paused && !video.ended);
    for (const type of ['play', 'playing', 'pause', 'ended', 'emptied'] as const) {
      video.addEventListener(type, update, { signal: abort.signal });
    }
    update();
    return () => abort.abort();
  }, [video]);
  return isPlaying;
}
