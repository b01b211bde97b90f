// chunk: playback

import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayAction } from '#app/features/playback/access/play-action.ts';
import { useEndedToast } from './use-ended-toast.ts';
import { useRevalidate } from './use-revalidate.ts';

/**
 * What a title's countdown calls at zero: the page revalidates and, where the title may be played by then,
 * plays (viewer.md §4).
 */
export function usePlayAtZero(
  contentId: string,
  action: PlayAction | null,
  /** For players that start in place, instead of navigating to the title's page. */
  play?: (href: string) => void,
): () => void {
  const revalidate = useRevalidate();
  const navigate = useNavigate();
  const awaitedId = useRef<string | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  useEndedToast(hasEnded);
  useEffect(() => {
    if (awaitedId.current !== contentId || action?.kind === 'upcoming') return;
    awaitedId.current = null;
    if (action?.kind === 'play') (play ?? navigate)(action.href);
    setHasEnded(action?.kind === 'ended');
  }, [contentId, action, play, navigate]);
  return useCallback(() => {
    awaitedId.current = contentId;
    revalidate();
  }, [contentId, revalidate]);
}
