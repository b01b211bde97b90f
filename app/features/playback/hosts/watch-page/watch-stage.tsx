// chunk: player

import { type ReactNode, useContext, useRef, useState } from 'react';
import type { Saved } from '#app/features/library/save-intent.ts';
import { EndedScreen } from '#app/features/playback/hosts/screens/ended-screen.tsx';
import { LockedScreen } from '#app/features/playback/hosts/screens/locked-screen.tsx';
import { UpcomingScreen } from '#app/features/playback/hosts/screens/upcoming-screen.tsx';
import { RevalidateContext } from '#app/features/playback/live/use-revalidate.ts';
import { TitleActionsContext } from '#app/features/playback/player/state/title-actions.ts';
import { WatchPlayer } from './watch-player.tsx';
import type { Successor, WatchPage } from './watch-view.ts';

interface WatchStageProps {
  page: WatchPage;
  /** Whether the member's lists hold it; null for a guest. */
  saved?: Saved | null;
  /** It has live comments beside it, which a successor has not. */
  hasChat?: boolean;
  /** Below the picture. */
  below?: ReactNode;
}

/** One title, and those that follow it: its player, or why there is none and what would help. */
export function WatchStage({ page, saved = null, hasChat = false, below = null }: WatchStageProps) {
  const [successor, setSuccessor] = useState<Successor | null>(null);
  const renewFirst = useContext(RevalidateContext);
  const playing = successor ?? { page, saved, renew: renewFirst };
  return (
    <RevalidateContext.Provider value={playing.renew}>
      <Stage {...playing} hasChat={hasChat} below={below} onGoOn={setSuccessor} />
    </RevalidateContext.Provider>
  );
}

type StageProps = Required<WatchStageProps> & { onGoOn(successor: Successor): void };

function Stage({ page, saved, ...rest }: StageProps) {
  const { view } = page;
  const actionsOf = useContext(TitleActionsContext);
  const hasPlayed = useRef(false);
  hasPlayed.current ||= view.kind === 'playable';
  switch (view.kind) {
    case 'playable':
      return (
        <WatchPlayer
          page={page}
          view={view}
          actions={actionsOf({ id: view.source.contentId, saved })}
          {...rest}
        />
      );
    case 'locked':
      return <LockedScreen page={page} locked={view.locked} />;
    case 'upcoming':
      return <UpcomingScreen page={page} startsAt={view.startsAt} />;
    case 'ended':
      return <EndedScreen page={page} hasTried={!hasPlayed.current} />;
  }
}
