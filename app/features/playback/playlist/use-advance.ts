import { useEffect } from 'react';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import type { PlaylistPlayback } from './playlist-playback.ts';

/** The next item is prefetched when this much of the current one is left. */
const PREFETCH_SECONDS = 20;

/**
 * At an item's end the next one plays, prepared shortly before; where there is no other, or it loops, itself
 * again.
 */
export function useAdvance({ state, modes, nextId, next, prepare }: PlaylistPlayback) {
  const { video } = usePlayerApi();
  const isOnStage = state.phase === 'loaded';
  const repeats = modes.loop || nextId === state.id;

  useEffect(() => {
    if (!video || !isOnStage) return;
    const abort = new AbortController();
    const { signal } = abort;
    const atEnd = () => {
      if (repeats) playAgain(video);
      else next();
    };
    const nearEnd = () => {
      if (!repeats && isNearEnd(video)) prepare(nextId);
    };
    video.addEventListener('ended', atEnd, { signal });
    // Again and again: what was prepared before a long pause is too old.
    video.addEventListener('timeupdate', nearEnd, { signal });
    return () => abort.abort();
  }, [video, isOnStage, repeats, nextId, next, prepare]);
}

function playAgain(video: HTMLVideoElement) {
  video.currentTime = 0;
  video.play().catch(() => undefined);
}

function isNearEnd({ duration, currentTime, playbackRate }: HTMLVideoElement): boolean {
  return Number.isFinite(duration) && duration - currentTime <= PREFETCH_SECONDS * Math.max(1, playbackRate);
}
