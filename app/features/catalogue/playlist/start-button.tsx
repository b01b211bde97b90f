import { useTranslation } from 'react-i18next';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { PlayItemLink } from '#app/features/playback/playlist/play-item-link.tsx';
import { firstInQueue } from '#app/features/playback/playlist/queue.ts';
import type { PlaylistPlayback } from '#app/features/playback/playlist/use-playlist-playback.ts';
import { Button } from '#app/ui/button.tsx';
import { Settled } from '../settled.tsx';
import type { PlaylistItems } from './playlist-items-model.ts';

export interface MaybeItems {
  items: PlaylistItems | null;
}

/** The item that playing begins with; null where none plays for this viewer, or none is known. */
export function toStart(items: PlaylistItems | null): { id: string; href: string } | null {
  const id = items ? firstInQueue(items.queue) : null;
  return id !== null && items?.start?.kind === 'play' ? { id, href: items.start.href } : null;
}

/** Begins the playlist; gone once it plays. Where no item plays, it says what unlocks them. */
export function StartButton({
  items,
  playback,
}: {
  items: MaybeItems | { later: Promise<MaybeItems> };
  playback: PlaylistPlayback;
}) {
  const { t } = useTranslation('player');
  if (playback.state.id !== null) return null;
  return (
    <Settled
      value={items}
      fallback={
        <Button size="large" disabled>
          {t('watch_now')}
        </Button>
      }
    >
      {(settled) => {
        const start = toStart(settled.items);
        if (start) return <PlayItemLink {...start} look="button" playback={playback} />;
        return <PlayButtons action={settled.items?.start ?? null} />;
      }}
    </Settled>
  );
}
