// chunk: list

import { useLocation } from '@remix-run/react';
import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { isPlayableHere } from '#app/features/playback/engine/document-media.ts';
import { createPrefetcher } from '#app/features/playback/prefetcher.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { ItemPage } from './item-page.ts';
import { preloadItem, preloadPlaylistPlayer } from './lazy-player.tsx';
import {
  DEFAULT_MODES,
  type PlaylistModes,
  type PlaylistPlayback,
  storedModes,
} from './playlist-playback.ts';
import {
  initialPlaylistState,
  type PlaylistChange,
  type PlaylistState,
  reducePlaylist,
} from './playlist-state.ts';
import { firstInQueue, nextInQueue, previousInQueue, type QueueItem, shuffledNext } from './queue.ts';

/** Plays a playlist, on its page unless `isPage` is false. `queue` is null while the list is on its way. */
export function usePlaylistPlayback(
  playlistId: string,
  queue: readonly QueueItem[] | null,
  initial: ItemPage | null,
  { isPage = true }: { isPage?: boolean } = {},
): PlaylistPlayback {
  const [state, dispatch] = useReducer(reducePlaylist, initial, initialPlaylistState);
  const [isStartedHere, setIsStartedHere] = useState(false);
  const { modes, toggle } = useModes();
  const playable = useOpenQueue(queue, state.unplayableIds);
  const nextId = useNextId(playable, state.id, modes.shuffle);
  const [prefetcher] = useState(() =>
    createPrefetcher({ fetchData: (id) => fetchItemPage(playlistId, id), onPrefetched: preloadItem }),
  );
  useItemInAddress(isPage ? state.id : null);

  const load = useCallback(
    (id: string, how: { isChosen: boolean; isBack?: boolean; unplays?: boolean }) => {
      dispatch({ kind: 'requested', id, ...how });
      prefetcher.take(id).then(
        (page) => {
          if (page?.view.kind !== 'playable' || isPlayableHere(page.view.source))
            dispatch({ kind: 'arrived', id, page });
          else window.location.assign(paths.playlist({ id: playlistId }, { item: id }));
        },
        () => dispatch({ kind: 'failed', id }),
      );
    },
    [playlistId, prefetcher],
  );
  const play = useCallback(
    (id: string) => {
      setIsStartedHere(true);
      preloadPlaylistPlayer();
      load(id, { isChosen: true });
    },
    [load],
  );
  const next = useCallback(() => {
    if (nextId !== null) load(nextId, { isChosen: false });
  }, [nextId, load]);
  const previous = useCallback(() => {
    const before = modes.shuffle ? state.played.at(-1) : undefined;
    const id = before ?? previousInQueue(playable, state.id);
    if (id !== null) load(id, { isChosen: false, isBack: true, unplays: before !== undefined });
  }, [modes.shuffle, state.played, state.id, playable, load]);
  const prepare = useCallback(
    (id: string | null) => {
      if (id === null) return;
      preloadPlaylistPlayer();
      prefetcher.prefetch(id);
    },
    [prefetcher],
  );
  const wasExhausted = state.phase === 'exhausted';
  const renew = useCallback(() => {
    // Where none played it is no matter which does by now: what still does not is passed over.
    if (state.id !== null) load(state.id, { isChosen: !wasExhausted });
  }, [state.id, wasExhausted, load]);
  useSkip(state, firstInQueue(playable) === null, { next, previous, dispatch });
  return { state, modes, nextId, isStartedHere, play, next, previous, toggle, prepare, renew };
}

/** Goes on from an item that is skipped, in the direction of travel; stops where no item plays. */
function useSkip(
  { phase, isBack }: PlaylistState,
  isNonePlayable: boolean,
  {
    next,
    previous,
    dispatch,
  }: Pick<PlaylistPlayback, 'next' | 'previous'> & { dispatch: Dispatch<PlaylistChange> },
) {
  const isSkipped = phase === 'skipped';
  const isExhausted = isSkipped && isNonePlayable;
  useEffect(() => {
    if (isExhausted) dispatch({ kind: 'exhausted' });
    else if (isSkipped) (isBack ? previous : next)();
  }, [isExhausted, isSkipped, isBack, previous, next, dispatch]);
}

function useModes() {
  const [modes, setModes] = useState(DEFAULT_MODES);
  // Only the browser remembers; the server's page has neither.
  useEffect(() => setModes(storedModes.get() ?? DEFAULT_MODES), []);
  const toggle = useCallback((mode: keyof PlaylistModes) => {
    setModes((known) => {
      const changed = { ...known, [mode]: !known[mode] };
      storedModes.set(changed);
      return changed;
    });
  }, []);
  return { modes, toggle };
}

/**
 * The queue without the items that turned out unplayable. The same object for the same items, however often
 * they are loaded.
 */
function useOpenQueue(
  queue: readonly QueueItem[] | null,
  unplayableIds: readonly string[],
): readonly QueueItem[] {
  const open = (queue ?? []).map(({ id, isPlayable }) => ({
    id,
    isPlayable: isPlayable && !unplayableIds.includes(id),
  }));
  const signature = JSON.stringify(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature contains all that the queue does.
  return useMemo(() => open, [signature]);
}

/** Chosen when an item begins, so that the one that is prepared is the one that comes. */
function useNextId(queue: readonly QueueItem[], id: string | null, isShuffled: boolean): string | null {
  return useMemo(
    () => (isShuffled ? shuffledNext(queue, id, Math.random) : nextInQueue(queue, id)),
    [queue, id, isShuffled],
  );
}

/**
 * Keeps the item in the address, so that a reload goes on with it. The history entry stays the playlist's
 * own, by which the router's is left alone: going back leaves the playlist.
 */
function useItemInAddress(id: string | null) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry has another URL.
  useEffect(() => {
    if (id === null) return;
    const url = new URL(window.location.href);
    if (url.searchParams.get('item') === id) return;
    url.searchParams.set('item', id);
    window.history.replaceState(window.history.state, '', url);
  }, [id, key]);
}

/** Fetches an item of a playlist as this viewer may have it now. */
async function fetchItemPage(playlistId: string, contentId: string): Promise<ItemPage | null> {
  // The response of our own loader.
  return (await fetchSiteJson(paths.playlistItem({ id: playlistId, contentId }))) as ItemPage | null;
}
