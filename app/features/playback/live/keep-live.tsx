import { useEffect } from 'react';
import { type PlayerApi, usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { useIsOnline } from '#app/ui/hooks/use-is-online.ts';
import { isAtEdge, type LiveDrift, watchDrift } from './live-drift.ts';
import { OfflineLine } from './offline-line.tsx';
import { useReconnect } from './use-reconnect.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Inside a player of a stream: it comes back by itself after a stall, a spell offline or a failure, without
 * the page being loaded again; meanwhile a message explains why nothing moves.
 */
export function KeepLive() {
  const api = usePlayerApi();
  const isOnline = useIsOnline();
  useReturnToLive(api);
  useReconnect(api, isOnline);
  return isOnline || api.state.failure ? null : <OfflineLine />;
}

function useReturnToLive({ video, range, seekTo }: PlayerApi) {
  useEffect(() => {
    if (!video) return;
    let drift: LiveDrift | null = null;
    // The preloaded player waited for a while, and the stream has gone on meanwhile.
    const { end: edge } = range();
    const isReady = video.played.length === 0 && video.readyState >= video.HAVE_CURRENT_DATA;
    if (isReady && !isAtEdge({ position: video.currentTime, edge })) seekTo(edge);
    const look = () => {
      const { start, end } = range();
      if (end <= start || !navigator.onLine) return;
      const { currentTime: position, paused: isPaused, defaultPlaybackRate: rate } = video;
      const next = watchDrift(drift, { position, edge: end, isPaused, rate });
      drift = next.returns ? { isLive: true, position: end } : next;
      if (next.returns) seekTo(end);
    };
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [video, range, seekTo]);
}
