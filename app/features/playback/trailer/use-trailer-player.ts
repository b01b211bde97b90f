import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { useIdleAfterLoad } from '#app/ui/hooks/use-idle-after-load.ts';
import { useInSight } from '#app/ui/hooks/use-in-sight.ts';
import { mayPlayTrailers } from './may-play-trailers.ts';
import { trailerChoices } from './trailer-key.ts';
import { type Trailer, useTrailer } from './use-trailer.ts';

export interface TrailerPlayback extends Trailer {
  /** There is something to press: nothing plays, and nothing is on its way. */
  canStart: boolean;
  isPaused: boolean;
  start(): void;
  togglePaused(): void;
}

/**
 * A trailer that autoplays where it may, once the page is idle and the trailer is visible; elsewhere on a
 * click. It pauses while it is out of sight, and gives way to the still picture at its end.
 */
export function useTrailerPlayer(key: string, root: RefObject<Element>): TrailerPlayback {
  const origin = useAssetOrigin();
  const isInSight = useInSight(root);
  const isIdle = useIdleAfterLoad();
  const [intent, setIntent] = useState<'by-itself' | 'play' | 'wanted' | 'stop'>('by-itself');
  const [attempt, setAttempt] = useState(0);
  const [isPaused, setPaused] = useState(false);

  // Looked at once; scrolling away and back does not start it over.
  const startsItself = intent === 'by-itself' && isIdle && isInSight;
  useEffect(() => {
    if (startsItself) setIntent(mayPlayTrailers() ? 'play' : 'stop');
  }, [startsItself]);

  const choice = trailerChoices(key)[attempt];
  const onEnded = useCallback(() => setIntent('stop'), []);
  const trailer = useTrailer(
    (intent === 'play' || intent === 'wanted') && choice ? `${origin}/${choice}` : null,
    {
      isBest: true,
      // Who wants to see it, sees it.
      isSharp: intent === 'play',
      onEnded,
    },
  );
  const { ref, isShowing, hasFailed } = trailer;
  useEffect(() => {
    if (hasFailed) setAttempt((count) => count + 1);
  }, [hasFailed]);
  useEffect(() => {
    const video = ref.current;
    if (!video || !isShowing) return;
    if (isInSight && !isPaused) video.play().catch(() => undefined);
    else video.pause();
  }, [ref, isShowing, isInSight, isPaused]);
  useEffect(() => {
    const video = ref.current;
    if (!video || !isShowing) return;
    const abort = new AbortController();
    // Played to its end, or ended by another one.
    for (const type of ['ended', 'emptied']) {
      video.addEventListener(type, () => setIntent('stop'), { signal: abort.signal });
    }
    return () => abort.abort();
  }, [ref, isShowing]);

  const start = useCallback(() => {
    setPaused(false);
    setIntent('wanted');
  }, []);
  const togglePaused = useCallback(() => setPaused((paused) => !paused), []);
  return { ...trailer, canStart: intent === 'stop' && choice !== undefined, isPaused, start, togglePaused };
}
