import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Successor } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { onMediaEvents } from '#app/features/playback/player/state/media-events.ts';
import { type PlayerQueue, usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { usePlayerPlace } from '#app/features/playback/player/state/player-place.ts';
import { secondsUntilNext } from './countdown.ts';
import { EndPanel } from './end-panel.tsx';
import { EpisodesButton } from './episodes-button.tsx';
import { EpisodesDrawer } from './episodes-drawer.tsx';
import { NextCard } from './next-card.tsx';
import { SkipStretch } from './skip-stretch.tsx';
import { type Episode, neighboursOf } from './up-next.ts';
import { momentOf } from './use-countdown.ts';
import { type GoOn, useGoOn } from './use-go-on.ts';
import { usePresence } from './use-presence.ts';
import { useUpNext } from './use-up-next.ts';

/** The next episode is prefetched so long before it may play. */
const PREFETCH_SECONDS = 20;

export interface UpNextProps {
  /** Of the title that plays. */
  id: string;
  /** Live comments beside it belong to it alone. */
  hasChat: boolean;
  onGoOn(successor: Successor): void;
  onQueue(queue: PlayerQueue | undefined): void;
}

/** What a player has once it plays: what comes next, all episodes, and what may be skipped. */
export function UpNextLayer({ id, hasChat, onGoOn, onQueue }: UpNextProps) {
  const upNext = useUpNext(id);
  const goOn = useGoOn(onGoOn, hasChat);
  const presence = usePresence();
  const { state, focus } = usePlayerApi();
  const { kind: place } = usePlayerPlace();
  const episodes = upNext?.episodes ?? NONE;
  const { previous, next } = useMemo(() => neighboursOf(episodes, id), [episodes, id]);
  const drawer = useDrawer();
  useQueue({ episodes, previous, next, goOn, drawer }, onQueue);
  const creditsAt = upNext?.credits?.start ?? null;
  usePrefetch(next, creditsAt, goOn);
  // While the next film is on its way, the element has still the last one's end.
  if (!upNext || state.phase !== 'ready') return null;
  return (
    <>
      <SkipStretch recap={upNext.recap} intro={upNext.intro} />
      {next ? (
        <NextCard
          key={id}
          next={next}
          creditsAt={creditsAt}
          goOn={goOn}
          presence={presence}
          isHeld={drawer.isOpen}
        />
      ) : null}
      {!next && upNext.related.length > 0 && place !== 'box' ? <EndPanel related={upNext.related} /> : null}
      {drawer.isOpen ? (
        <EpisodesDrawer
          episodes={episodes}
          currentId={id}
          onClose={drawer.close}
          onChoose={(chosen) => {
            drawer.toggle();
            focus();
            goOn.goTo(chosen);
          }}
        />
      ) : null}
    </>
  );
}

const NONE: readonly Episode[] = [];

interface Drawer {
  isOpen: boolean;
  toggle(): void;
  /** Focus returns to its button. */
  close(): void;
  button: React.RefObject<HTMLButtonElement>;
}

function useDrawer(): Drawer {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useCallback(() => setIsOpen((known) => !known), []);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  return useMemo(() => ({ isOpen, toggle, close, button }), [isOpen, toggle, close]);
}

/** The buttons for the episodes around this one, and for all of them; none of a film. */
function useQueue(
  {
    episodes,
    previous,
    next,
    goOn,
    drawer,
  }: {
    episodes: readonly Episode[];
    previous: Episode | null;
    next: Episode | null;
    goOn: GoOn;
    drawer: Drawer;
  },
  onQueue: UpNextProps['onQueue'],
) {
  const { goTo, prepare } = goOn;
  const hasOthers = episodes.length > 1;
  useEffect(() => {
    if (!hasOthers) return onQueue(undefined);
    onQueue({
      kind: 'episodes',
      next: next ? () => goTo(next.id) : undefined,
      previous: previous ? () => goTo(previous.id) : undefined,
      prepareNext: () => next && prepare(next.id),
      tools: <EpisodesButton buttonRef={drawer.button} isOn={drawer.isOpen} onClick={drawer.toggle} />,
    });
  }, [hasOthers, next, previous, goTo, prepare, drawer, onQueue]);
  // The player may outlive it: a stream that follows has nothing after it.
  useEffect(() => () => onQueue(undefined), [onQueue]);
}

function usePrefetch(next: Episode | null, creditsAt: number | null, { prepare }: GoOn) {
  const { video } = usePlayerApi();
  const nextId = next && !next.isLocked ? next.id : null;
  useEffect(() => {
    if (!video || nextId === null) return;
    // Again and again: what was prefetched before a long pause is too old.
    return onMediaEvents(video, ['timeupdate'], () => {
      if (secondsUntilNext(momentOf(video), creditsAt) <= PREFETCH_SECONDS) prepare(nextId);
    });
  }, [video, nextId, creditsAt, prepare]);
}
