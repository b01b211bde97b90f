import { useEffect, useState } from 'react';
import { onMediaEvents } from '#app/features/playback/player/state/media-events.ts';

const EVENTS = ['play', 'playing', 'pause', 'ended', 'emptied'] as const;

/** Playing as the viewer means it: it moves, or will as soon as data arrive. */
export function useIsPlaying(video: HTMLVideoElement | null): boolean {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!video) return;
    const update = () => setIsPlaying(!video.paused && !video.ended);
    update();
    return onMediaEvents(video, EVENTS, update);
  }, [video]);
  return isPlaying;
}
