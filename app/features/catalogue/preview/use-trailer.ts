import { type RefObject, useEffect, useRef, useState } from 'react';
import { playTrailer } from './play-trailer.ts';

export interface Trailer {
  /** For the `<TrailerVideo>`. */
  ref: RefObject<HTMLVideoElement>;
  /** While there is something to see; where it cannot be played that never comes. */
  isShowing: boolean;
  isMuted: boolean;
  toggleMuted(): void;
}

/** A trailer that plays muted, by itself, over and over. Null plays none. */
export function useTrailer(url: string | null): Trailer {
  const ref = useRef<HTMLVideoElement>(null);
  const [isShowing, setShowing] = useState(false);
  const [isMuted, setMuted] = useState(true);

  useEffect(() => {
    const video = ref.current;
    if (!video || url === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    video.muted = true;
    setMuted(true);
    video.addEventListener('playing', () => setShowing(true), { signal });
    for (const type of ['error', 'emptied']) {
      video.addEventListener(type, () => setShowing(false), { signal });
    }
    playTrailer(video, url, signal).catch(() => setShowing(false));
    return () => controller.abort();
  }, [url]);

  function toggleMuted() {
    const video = ref.current;
    if (!video) return;
    video.muted = !video.muted;
    setMuted(video.muted);
  }

  return { ref, isShowing, isMuted, toggleMuted };
}
