import { useCallback, useEffect, useMemo, useRef } from 'react';

/** After so many episodes in a row without any touch the player wants to know whether anybody still watches. */
const UNTOUCHED_EPISODES = 3;

/** What only a person does. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** The episode that was touched is not counted, only those after it. */
const TOUCHED = -1;

export interface Presence {
  /** Whether the episode that now ends is one too many. */
  isDoubtful(): boolean;
  /** The next one plays by itself. */
  countEpisode(): void;
}

/** Knows for how many episodes nobody has touched anything. */
export function usePresence(): Presence {
  const untouched = useRef(0);
  useEffect(() => {
    const listeners = new AbortController();
    const touch = () => {
      untouched.current = TOUCHED;
    };
    const options = { signal: listeners.signal, passive: true, capture: true };
    for (const type of TOUCHES) document.addEventListener(type, touch, options);
    return () => listeners.abort();
  }, []);
  const isDoubtful = useCallback(() => untouched.current + 1 >= UNTOUCHED_EPISODES, []);
  const countEpisode = useCallback(() => {
    untouched.current += 1;
  }, []);
  return useMemo(() => ({ isDoubtful, countEpisode }), [isDoubtful, countEpisode]);
}
