import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { takePlayRequest } from './play-request.ts';

/** Of a document that was opened at the player's address. */
const FIRST_LOCATION_KEY = 'default';

/**
 * Sends to the server how the title in the player around it plays. Another `contentId`, as in a
 * playlist, is another play; the same one loaded again is not. Shows nothing, and fails without a word.
 */
export function PlayerTracking({
  contentId,
  channelId,
}: {
  contentId: string;
  /** Where a channel shows it: then it is not where the viewer resumes the title. */
  channelId?: string | undefined;
}) {
  const { video, renew } = usePlayerApi();
  const onAccessLost = useRef(renew);
  onAccessLost.current = renew;
  const { key } = useLocation();
  const isFirstPage = useRef(key === FIRST_LOCATION_KEY);
  const tracked = useRef<string | null>(null);
  useEffect(() => {
    if (!video) return;
    const isNext = tracked.current !== null && tracked.current !== contentId;
    tracked.current = contentId;
    // The page's clock starts when it is navigated to.
    const requestedAtMs = isFirstPage.current ? 0 : (takePlayRequest() ?? performance.now());
    isFirstPage.current = false;
    const request = {
      contentId,
      channelId,
      requestedAtMs,
      isNext,
      onAccessLost: () => onAccessLost.current(),
    };
    let isOver = false;
    let stop: (() => void) | undefined;
    // Not before the film's own code: nothing waits for this.
    import('./track-video.ts').then(
      ({ trackVideo }) => {
        if (!isOver) stop = trackVideo(video, request);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [video, contentId, channelId]);
  return null;
}
