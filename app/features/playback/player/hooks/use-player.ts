import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Quality } from '#app/features/playback/engine/engine.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import {
  type PlaybackSession,
  type SessionRef,
  startSession,
} from '#app/features/playback/player/state/playback-session.ts';
import {
  INITIAL_STATE,
  type PlayerChange,
  type PlayerState,
  reducePlayer,
} from '#app/features/playback/player/state/player-state.ts';
import { useIsPreloading } from '#app/features/playback/player/state/preloading-context.ts';
import { useAccessEnd } from './use-access-end.ts';
import { useCaptionsChoice } from './use-captions-choice.ts';
import { useRenewal } from './use-renewal.ts';

interface PlayerOptions {
  source: PlaybackSource;
  /** Of the page: its captions come first when the viewer has not chosen. */
  language: string;
  /** A new signed URL is needed; it comes back as another `source.url`. */
  onExpired(): void;
}

/** Plays a source on the elements given to `setVideo` and `setStage`, and returns its state. */
export function usePlayer({ source, language, onExpired }: PlayerOptions) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [state, dispatch] = useReducer(reducePlayer, INITIAL_STATE);
  const { pinned, attempt, again } = usePinnedSource(source, state);
  const report = useRenewal(state.isRenewing, onExpired, dispatch);
  useAccessEnd(source.validUntil, onExpired);
  const session = useSession(
    { video, stage, source: pinned, attempt, language, isLive: state.tracks.isLive },
    report,
  );
  const captions = useCaptionsChoice(session, language, dispatch);

  const retry = useCallback(() => {
    if (state.failure === 'expired') onExpired();
    again();
  }, [state.failure, onExpired, again]);
  useRetryWhenOnline(state.failure === 'offline', retry);

  const selectQuality = useCallback(
    (quality: Quality) => {
      session.current?.engine()?.selectQuality(quality);
      dispatch({ kind: 'quality', quality });
    },
    [session],
  );
  const selectAudio = useCallback((id: string) => session.current?.engine()?.selectAudio(id), [session]);
  return { video, setVideo, setStage, state, session, retry, selectQuality, selectAudio, ...captions };
}

/**
 * A playing source is not exchanged because the page's data came again with another signature; a failed one
 * is. One that is being renewed is replaced by any new one: the same address, given once more, is tried once
 * more.
 */
function usePinnedSource(source: PlaybackSource, { failure, isRenewing }: PlayerState) {
  const [pinned, setPinned] = useState(source);
  const [attempt, setAttempt] = useState(0);
  const isNew = isRenewing ? source !== pinned : failure !== null && source.url !== pinned.url;
  if (isNew || source.contentId !== pinned.contentId) setPinned(source);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { pinned, attempt, again };
}

interface SessionNeeds {
  video: HTMLVideoElement | null;
  stage: HTMLElement | null;
  source: PlaybackSource;
  attempt: number;
  language: string;
  isLive: boolean;
}

/** One session a source and attempt; the next opens when the last has let go of the element. */
function useSession(
  { video, stage, source, attempt, language, isLive }: SessionNeeds,
  dispatch: (change: PlayerChange) => void,
): SessionRef {
  const session = useRef<PlaybackSession | null>(null);
  const lastContentId = useRef<string | null>(null);
  const closing = useRef<Promise<unknown>>(Promise.resolve());
  const pageLanguage = useRef(language);
  pageLanguage.current = language;
  const wasLive = useRef(isLive);
  wasLive.current = isLive;
  const isPreloading = useRef(false);
  isPreloading.current = useIsPreloading();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another session
  useEffect(() => {
    if (!video || !stage) return;
    video.autoplay = !isPreloading.current;
    const isSame = lastContentId.current === source.contentId;
    lastContentId.current = source.contentId;
    const started = startSession(
      {
        video,
        captionsStage: stage,
        source,
        // A stream counts its seconds anew each time it is opened; it goes on at its edge.
        startAtSeconds:
          isSame && video.currentTime > 0 && !wasLive.current ? video.currentTime : source.startAtSeconds,
        pageLanguage: pageLanguage.current,
        after: closing.current,
      },
      dispatch,
    );
    session.current = started;
    return () => {
      session.current = null;
      closing.current = started.stop();
    };
  }, [video, stage, source, attempt, dispatch]);

  return session;
}

function useRetryWhenOnline(isOffline: boolean, retry: () => void) {
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [isOffline, retry]);
}
