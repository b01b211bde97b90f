import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayAction } from '#app/features/playback/access/play-action.ts';
import { useEndedToast } from './use-ended-toast.ts';
import { useAskAgain } from './use-revalidate.ts';

/** What a title's countdown calls at zero: the page asks again and, where it may be played by then, plays (viewer.md §4). */
export function usePlayAtZero(
  contentId: string,
  action: PlayAction | null,
  /** For what plays where it stands, instead of going to its page. */
  play?: (href: string) => void,
): () => void {
  const askAgain = useAskAgain();
  const navigate = useNavigate();
  const awaitedId = useRef<string | null>(null);
  const [isTooLate, setIsTooLate] = useState(false);
  useEndedToast(isTooLate);
  useEffect(() => {
    if (awaitedId.current !== contentId || action?.kind === 'upcoming') return;
    awaitedId.current = null;
    if (action?.kind === 'play') (play ?? navigate)(action.href);
    setIsTooLate(action?.kind === 'ended');
  }, [contentId, action, play, navigate]);
  return useCallback(() => {
    awaitedId.current = contentId;
    askAgain();
  }, [contentId, askAgain]);
}
