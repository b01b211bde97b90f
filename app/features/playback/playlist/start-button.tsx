import type { PlayAction } from '#app/features/playback/access/play-action.ts';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { PlayItemLink } from './play-item-link.tsx';
import type { PlaylistPlayback } from './playlist-playback.ts';

/** Starts the playlist; gone once it plays. Where no item plays, its label names what unlocks them. */
export function StartButton({
  start,
  action,
  playback,
}: {
  /** The item that playing begins with. */
  start: { id: string; href: string } | null;
  action: PlayAction | null;
  playback: PlaylistPlayback;
}) {
  if (playback.state.id !== null) return null;
  if (start) return <PlayItemLink {...start} look="button" playback={playback} />;
  return <PlayButtons action={action} />;
}
