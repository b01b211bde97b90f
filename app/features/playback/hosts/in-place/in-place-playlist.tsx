import { useEffect } from 'react';
import { ModeToggles } from '#app/features/playback/playlist/mode-toggles.tsx';
import { PlaylistStage } from '#app/features/playback/playlist/playlist-stage.tsx';
import { firstInQueue } from '#app/features/playback/playlist/queue.ts';
import { usePlaylistPlayback } from '#app/features/playback/playlist/use-playlist-playback.ts';
import styles from './in-place-playlist.module.css';
import type { InPlaceResponse } from './in-place-response.ts';

/** A playlist from its first item that plays, with loop and shuffle (page-builder.md §4). */
export function InPlacePlaylist({
  playlist: { id, queue },
}: {
  playlist: Extract<InPlaceResponse, { kind: 'playlist' }>;
}) {
  const playback = usePlaylistPlayback(id, queue, null, { isPage: false });
  const { play } = playback;
  // A locked item is shown with what would unlock it, as on the playlist's own page.
  const first = firstInQueue(queue) ?? queue[0]?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once; the queue is what goes on.
  useEffect(() => {
    if (first !== null) play(first);
  }, []);
  return (
    <div className={styles.playlist}>
      <PlaylistStage playback={playback} poster={null} />
      <div className={styles.modes} data-on-picture>
        <ModeToggles playback={playback} />
      </div>
    </div>
  );
}
