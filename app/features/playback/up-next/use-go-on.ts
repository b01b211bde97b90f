import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#app/features/links/paths.ts';
import { isPlayableHere } from '#app/features/playback/engine/document-media.ts';
import {
  inPlacePrefetcher,
  loadPreloadModule,
} from '#app/features/playback/hosts/in-place/in-place-prefetcher.ts';
import type { InPlaceResponse } from '#app/features/playback/hosts/in-place/in-place-response.ts';
import type { Successor } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { type PlayerPlace, usePlayerPlace } from '#app/features/playback/player/state/player-place.ts';

export interface GoOn {
  /** Plays a title in this player, or shows what it lacks, under its own address. */
  goTo(id: string): void;
  /** Fetches its data, its manifest and its first segments. */
  prepare(id: string): void;
  /** The title that could not be loaded; `giveUp` forgets it. */
  failedId: string | null;
  giveUp(): void;
}

/**
 * From title to title in one player, as a playlist goes from item to item: full screen, volume, rate and
 * captions stay, and going back leaves the player.
 */
export function useGoOn(onGoOn: (successor: Successor) => void, hasChat: boolean): GoOn {
  const place = usePlayerPlace();
  const [failedId, setFailedId] = useState<string | null>(null);
  const request = useRef(0);
  useEffect(
    () => () => {
      request.current += 1;
    },
    [],
  );
  const prepare = useCallback((id: string) => {
    loadPreloadModule().then(
      () => inPlacePrefetcher.prefetch(addressOf(id)),
      // It loads when its turn comes.
      () => undefined,
    );
  }, []);
  const load = useCallback(
    (id: string, isNew: boolean) => {
      request.current += 1;
      const mine = request.current;
      if (isNew) setFailedId(null);
      const arrive = (response: InPlaceResponse | null) => {
        if (request.current !== mine) return;
        const page = playedHere(response, hasChat);
        if (page === 'failed') return isNew && setFailedId(id);
        if (page === 'elsewhere') return isNew && window.location.assign(paths.watch({ id }));
        if (isNew) showWhatPlays(place, id, page.page.title);
        flushSync(() => onGoOn({ ...page, renew: () => load(id, false) }));
        if (isNew && page.page.view.kind !== 'playable') focusScreen();
      };
      inPlacePrefetcher.take(addressOf(id)).then(arrive, () => arrive(null));
    },
    [onGoOn, hasChat, place],
  );
  const goTo = useCallback((id: string) => load(id, true), [load]);
  const giveUp = useCallback(() => setFailedId(null), []);
  return { goTo, prepare, failedId, giveUp };
}

/** What has comments beside it, or may not be played by this document, has a page of its own. */
function playedHere(
  response: InPlaceResponse | null,
  hasChat: boolean,
): Omit<Successor, 'renew'> | 'elsewhere' | 'failed' {
  if (!response || response.kind === 'failed' || response.kind === 'gone') return 'failed';
  if (response.kind !== 'content' || hasChat || response.liveChat) return 'elsewhere';
  const { page, saved } = response;
  if (page.view.kind === 'playable' && !isPlayableHere(page.view.source)) return 'elsewhere';
  return { page, saved };
}

/** Focus would be lost with the player that the screen replaces. */
function focusScreen() {
  document.querySelector<HTMLElement>('[data-stage-screen]')?.focus({ preventScroll: true });
}

/** In the address, and in the name of the page or dialog. The history entry stays the player's own. */
function showWhatPlays(place: PlayerPlace, id: string, title: string) {
  const href = paths.watch({ id });
  if (place.kind === 'box' || window.location.pathname === href) return;
  window.history.replaceState(window.history.state, '', href);
  if (place.kind === 'dialog') place.rename(title);
  else document.title = withTitle(document.title, title);
}

/** As page-meta.ts writes it: "The Ferry · Aurora" → "The Interview · Aurora". */
function withTitle(known: string, title: string): string {
  const at = known.lastIndexOf(' · ');
  return at < 0 ? title : title + known.slice(at);
}

function addressOf(id: string): string {
  return paths.watchInPlace({ kind: 'content', id });
}
