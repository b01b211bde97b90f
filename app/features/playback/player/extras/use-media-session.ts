import { useEffect } from 'react';
import { SKIP_SECONDS } from '#app/features/playback/constants.ts';
import type { PlayerApi, PlayerQueue } from '#app/features/playback/player/state/player-context.ts';

export interface NowPlaying {
  title: string;
  posterUrl?: string | undefined;
  queue?: PlayerQueue | undefined;
}

/** Media keys, lock screens and headsets. */
export function useMediaSession(api: PlayerApi, { title, posterUrl, queue }: NowPlaying) {
  const { video, run, seekTo, position, range } = api;
  const { next: nextTrack, previous: previousTrack } = queue ?? {};
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !video) return;
    session.metadata = new MediaMetadata({ title, artwork: posterUrl ? [{ src: posterUrl }] : [] });
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => void video.play().catch(() => undefined),
      pause: () => video.pause(),
      stop: () => video.pause(),
      seekbackward: ({ seekOffset }) => run({ kind: 'skip', seconds: -(seekOffset ?? SKIP_SECONDS) }),
      seekforward: ({ seekOffset }) => run({ kind: 'skip', seconds: seekOffset ?? SKIP_SECONDS }),
      seekto: ({ seekTime }) => seekTime !== undefined && seekTo(seekTime),
      ...(nextTrack ? { nexttrack: () => nextTrack() } : {}),
      ...(previousTrack ? { previoustrack: () => previousTrack() } : {}),
    };
    const actions = Object.keys(handlers) as MediaSessionAction[];
    for (const action of actions) setHandler(session, action, handlers[action] ?? null);
    const updateState = () => {
      session.playbackState = video.paused ? 'paused' : 'playing';
    };
    for (const type of ['play', 'pause', 'ended'] as const) video.addEventListener(type, updateState);
    // It may have begun before anyone listened.
    updateState();
    return () => {
      for (const type of ['play', 'pause', 'ended'] as const) video.removeEventListener(type, updateState);
      session.playbackState = 'none';
      session.metadata = null;
      for (const action of actions) setHandler(session, action, null);
    };
  }, [video, run, seekTo, title, posterUrl, nextTrack, previousTrack]);

  useEffect(() => {
    if (!video || !navigator.mediaSession?.setPositionState) return;
    const abort = new AbortController();
    const update = () => {
      const { end, barEnd = end } = range();
      updatePosition(video, position(), barEnd);
    };
    for (const type of ['play', 'pause', 'seeked', 'ratechange', 'durationchange'] as const) {
      video.addEventListener(type, update, { signal: abort.signal });
    }
    update();
    return () => abort.abort();
  }, [video, position, range]);
}

/** Browsers throw for actions that they do not know. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
) {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // That key stays without a meaning.
  }
}

function updatePosition(
  { duration: own, playbackRate }: HTMLVideoElement,
  position: number,
  duration: number,
) {
  // A live stream has no length to show; browsers reject rate 0 (waiting for data).
  if (!Number.isFinite(own) || duration <= 0 || playbackRate <= 0) return;
  navigator.mediaSession.setPositionState({
    duration,
    playbackRate,
    position: Math.min(position, duration),
  });
}
