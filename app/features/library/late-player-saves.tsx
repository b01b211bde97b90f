import { Suspense } from 'react';
import { PlayerSaves } from './player-saves.tsx';
import type { Saved } from './save-intent.ts';

/** `PlayerSaves` over a player that scripts bring onto a page: where it names no texts for them, what plays does not wait. */
export function LatePlayerSaves({
  contentId,
  saved,
  redirectTo,
}: {
  contentId: string;
  /** Null is a guest. */
  saved: Saved | null;
  redirectTo: string;
}) {
  if (!saved) return null;
  return (
    <Suspense>
      <PlayerSaves key={contentId} contentId={contentId} saved={saved} redirectTo={redirectTo} />
    </Suspense>
  );
}
