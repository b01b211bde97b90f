import type { Saved } from '#app/features/library/save-intent.ts';
import { paths } from '#app/features/links/paths.ts';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';

/** Travels with the player's code, so that over a player it is there at once. */
const PlayerSaves = lazyWithRetry(
  () => import('#app/features/library/player-saves.tsx'),
  (module) => module.PlayerSaves,
);

/**
 * A member's toggles over whatever plays a title. Where a page names no texts for them, what plays does not
 * wait.
 */
export function titleActions({ id, saved }: { id: string; saved: Saved | null }) {
  return saved ? (
    <PlayerSaves key={id} contentId={id} saved={saved} redirectTo={paths.watch({ id })} />
  ) : null;
}
