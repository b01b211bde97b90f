// chunk: player

import { type ReactNode, useRef } from 'react';
import { EndedScreen } from '#app/features/playback/hosts/screens/ended-screen.tsx';
import { LockedScreen } from '#app/features/playback/hosts/screens/locked-screen.tsx';
import { UpcomingScreen } from '#app/features/playback/hosts/screens/upcoming-screen.tsx';
import { WatchPlayer } from './watch-player.tsx';
import type { WatchPage } from './watch-view.ts';

/** One title: its player, or why there is none and what would help. */
export function WatchStage({ page, actions }: { page: WatchPage; actions?: ReactNode }) {
  const { view } = page;
  const hasPlayed = useRef(false);
  hasPlayed.current ||= view.kind === 'playable';
  switch (view.kind) {
    case 'playable':
      return <WatchPlayer page={page} view={view} actions={actions} />;
    case 'locked':
      return <LockedScreen page={page} locked={view.locked} />;
    case 'upcoming':
      return <UpcomingScreen page={page} startsAt={view.startsAt} />;
    case 'ended':
      return <EndedScreen page={page} hasTried={!hasPlayed.current} />;
  }
}
