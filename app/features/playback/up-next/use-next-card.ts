import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import type { Episode } from './up-next.ts';
import { useCountdown } from './use-countdown.ts';
import { useEscape } from './use-escape.ts';
import type { GoOn } from './use-go-on.ts';
import type { Presence } from './use-presence.ts';

export interface NextCardProps {
  next: Episode;
  /** Where the credits begin, in seconds. */
  creditsAt: number | null;
  goOn: GoOn;
  presence: Presence;
  /** The viewer is choosing an episode: nothing plays by itself meanwhile. */
  isHeld: boolean;
}

export interface NextCardModel {
  card: RefObject<HTMLDivElement>;
  isShown: boolean;
  /** Nobody has touched anything for long. */
  isDoubtful: boolean;
  hasFailed: boolean;
  elapsedMs: number;
  dismiss(): void;
  playNow(): void;
}

/** When the card of the next episode shows, and what becomes of it. */
export function useNextCard({ next, creditsAt, goOn, presence, isHeld }: NextCardProps): NextCardModel {
  const { video, focus } = usePlayerApi();
  const card = useRef<HTMLDivElement>(null);
  const [isDoubtful, setIsDoubtful] = useState(false);
  const terms = { creditsAt, isHeld: isHeld || next.isLocked || isDoubtful };
  const { phase, elapsedMs, cancel } = useCountdown(video, terms);
  const isCounting = phase === 'counting';
  const hasFailed = goOn.failedId === next.id;
  // The list of episodes lies over it, and has Escape to itself.
  const isShown = !isHeld && (isCounting || (hasFailed && phase !== 'away'));
  const { goTo, giveUp } = goOn;

  useEffect(() => {
    if (isCounting) setIsDoubtful(presence.isDoubtful());
  }, [isCounting, presence]);
  useEffect(() => {
    if (phase !== 'over') return;
    presence.countEpisode();
    goTo(next.id);
  }, [phase, presence, goTo, next.id]);

  /** Its time no longer counts; focus that would be lost with it returns to the player. */
  const leave = useCallback(() => {
    if (card.current?.contains(document.activeElement)) focus();
    cancel();
  }, [focus, cancel]);
  const dismiss = useCallback(() => {
    leave();
    giveUp();
  }, [leave, giveUp]);
  const playNow = useCallback(() => {
    leave();
    goTo(next.id);
  }, [leave, goTo, next.id]);
  useEscape(isShown, dismiss);
  return { card, isShown, isDoubtful, hasFailed, elapsedMs, dismiss, playNow };
}
