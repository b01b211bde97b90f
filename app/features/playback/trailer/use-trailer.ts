import { type RefObject, useEffect, useRef, useState } from 'react';
import { playTrailer } from './play-trailer.ts';

export interface Trailer {
  /** For the `<BackdropVideo>`. */
  ref: RefObject<HTMLVideoElement>;
  /** While there is something to see; where it cannot be played that never comes. */
  isShowing: boolean;
  hasFailed: boolean;
  isMuted: boolean;
  toggleMuted(): void;
}

/**
 * A trailer that plays muted, by itself. Null plays none. `isBest` and `isSharp`: see `playTrailer`; `onEnded` hears
 * that it did not come to play: another trailer or the film itself took its place, or it is too small for it.
 */
export function useTrailer(
  url: string | null,
  { isBest, isSharp, onEnded }: { isBest?: boolean; isSharp?: boolean; onEnded?: () => void } = {},
): Trailer {
  const ref = useRef<HTMLVideoElement>(null);
  const [isShowing, setShowing] = useState(false);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [isMuted, setMuted] = useState(true);

  useEffect(() => {
    const video = ref.current;
    if (!video || url === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    video.muted = true;
    setMuted(true);
    video.addEventListener('playing', () => setShowing(true), { signal });
    for (const type of ['error', 'emptied', 'ended']) {
      video.addEventListener(type, () => setShowing(false), { signal });
    }
    playTrailer(video, { url, isBest, isSharp }, signal).catch((error: unknown) => {
      setShowing(false);
      if (signal.aborted) return;
      if (error instanceof DOMException && error.name === 'AbortError') onEnded?.();
      else setFailedUrl(url);
    });
    return () => controller.abort();
  }, [url, isBest, isSharp, onEnded]);

  function toggleMuted() {
    const video = ref.current;
    if (!video) return;
    video.muted = !video.muted;
    setMuted(video.muted);
  }

  return { ref, isShowing, hasFailed: url !== null && failedUrl === url, isMuted, toggleMuted };
}
