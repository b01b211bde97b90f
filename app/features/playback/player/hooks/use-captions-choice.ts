import { useCallback } from 'react';
import { findCaptions, storedCaptionsChoice } from '#app/features/playback/player/state/captions-choice.ts';
import type { SessionRef } from '#app/features/playback/player/state/playback-session.ts';
import type { PlayerChange } from '#app/features/playback/player/state/player-state.ts';

/** Choosing captions, and remembering the choice for the next film. */
export function useCaptionsChoice(
  session: SessionRef,
  pageLanguage: string,
  dispatch: (change: PlayerChange) => void,
) {
  const selectCaptions = useCallback(
    (id: string | null) => {
      const engine = session.current?.engine();
      if (!engine) return;
      const chosen = engine.tracks().captions.find((track) => track.id === id);
      const language = chosen?.language ?? storedCaptionsChoice.get()?.language ?? null;
      storedCaptionsChoice.set({ on: chosen !== undefined, language });
      engine.selectCaptions(id);
      // The engine may report with a delay that they are off.
      dispatch({ kind: 'tracks', tracks: { ...engine.tracks(), activeCaptions: chosen?.id ?? null } });
    },
    [session, dispatch],
  );

  const toggleCaptions = useCallback(() => {
    const tracks = session.current?.engine()?.tracks();
    if (!tracks) return;
    if (tracks.activeCaptions !== null) return selectCaptions(null);
    const last = storedCaptionsChoice.get()?.language ?? null;
    selectCaptions(findCaptions(tracks.captions, last, pageLanguage)?.id ?? null);
  }, [session, pageLanguage, selectCaptions]);

  return { selectCaptions, toggleCaptions };
}
