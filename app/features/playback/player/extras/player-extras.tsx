import { lazy, Suspense, useEffect, useState } from 'react';
import { useCaptionsStyleOn } from '#app/features/playback/player/hooks/use-captions-style-on.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { Feedback } from './feedback.tsx';
import { useFeedback } from './use-feedback.ts';
import { type NowPlaying, useMediaSession } from './use-media-session.ts';
import { useTouchGestures } from './use-touch-gestures.ts';

const KeyMap = lazy(async () => ({ default: (await import('./key-map.tsx')).KeyMap }));

/**
 * What a player has beyond its first frame: media keys, what keys and gestures did, the gestures of fingers,
 * the map of keys.
 */
export function PlayerExtras({ picture, ...nowPlaying }: NowPlaying & { picture: HTMLElement | null }) {
  const api = usePlayerApi();
  const { onAct } = api;
  const [areKeysShown, setAreKeysShown] = useState(false);
  useEffect(() => onAct(({ kind }) => (kind === 'show-keys' ? setAreKeysShown(true) : undefined)), [onAct]);
  useMediaSession(api, nowPlaying);
  useCaptionsStyleOn(picture);
  const { feedback, announcement, showSeek } = useFeedback();
  useTouchGestures(showSeek);
  return (
    <>
      <Feedback feedback={feedback} announcement={announcement} />
      {areKeysShown ? (
        <Suspense>
          <KeyMap onClose={() => setAreKeysShown(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
