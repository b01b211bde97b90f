import { useTranslation } from 'react-i18next';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { useDeferredValueOf } from '#app/features/catalogue/deferred/use-deferred-value.ts';
import type { Detail } from '#app/features/catalogue/detail/detail-model.ts';
import { PlaylistHead, PlaylistPoster } from '#app/features/catalogue/playlist/playlist-head.tsx';
import { PlaylistItems, PlaylistItemsSkeleton } from '#app/features/catalogue/playlist/playlist-items.tsx';
import {
  type PlaylistItems as Items,
  toStart,
} from '#app/features/catalogue/playlist/playlist-items-model.ts';
import { SaveToggles } from '#app/features/library/save-toggles.tsx';
import { paths } from '#app/features/links/paths.ts';
import { LockedBanner, UnlockWays } from '#app/features/playback/access/locked-banner.tsx';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import { ModeToggles } from '#app/features/playback/playlist/mode-toggles.tsx';
import { PlayItemLink } from '#app/features/playback/playlist/play-item-link.tsx';
import type { PlaylistPlayback } from '#app/features/playback/playlist/playlist-playback.ts';
import { PlaylistStage } from '#app/features/playback/playlist/playlist-stage.tsx';
import { StartButton } from '#app/features/playback/playlist/start-button.tsx';
import { usePlaylistPlayback } from '#app/features/playback/playlist/use-playlist-playback.ts';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { Button } from '#app/ui/components/button/button.tsx';

type MaybeItems = { items: Items | null } | { deferred: Promise<{ items: Items | null }> };

interface PlaylistTopProps {
  detail: Detail;
  /** Null for a guest. */
  saved: Parameters<typeof SaveToggles>[0]['saved'] | null;
  items: MaybeItems;
  /** The item that the address names. */
  playing: ItemPage | null;
}

/** The playlist's stage, its items at the side and what it is below, put together to play. */
export function PlaylistTop({ detail, saved, items, playing }: PlaylistTopProps) {
  const { id, title } = detail;
  const path = paths.playlist({ id });
  const known = useDeferredValueOf<{ items: Items | null }>(items)?.items ?? null;
  const playback = usePlaylistPlayback(id, known?.queue ?? null, playing);
  const isOpen = detail.action?.kind === 'play';
  const start = isOpen ? toStart(known) : null;
  const cover = start ? <PlayItemLink {...start} look="cover" playback={playback} /> : null;
  const poster = <PlaylistPoster image={detail.image}>{cover}</PlaylistPoster>;
  const links = { playlistId: id, retryHref: path, allHref: paths.playlist({ id }, { all: true }) };
  const toggles = <ModeToggles playback={playback} />;
  return (
    <PlaylistHead
      detail={detail}
      stage={<PlaylistStage playback={playback} poster={poster} />}
      items={
        <AwaitDeferred value={items} fallback={<PlaylistItemsSkeleton />}>
          {(loaded) => (
            <PlaylistItems items={loaded.items} playback={playback} toggles={toggles} {...links} />
          )}
        </AwaitDeferred>
      }
      play={isOpen ? <Start items={items} playback={playback} /> : <PlayButtons action={detail.action} />}
      banner={<LockedBanner locked={detail.locked} />}
      ways={<UnlockWays locked={detail.locked} />}
    >
      <ShareButton path={path} title={title} />
      {saved ? <SaveToggles contentId={id} saved={saved} redirectTo={path} /> : null}
    </PlaylistHead>
  );
}

function Start({ items, playback }: { items: MaybeItems; playback: PlaylistPlayback }) {
  const { t } = useTranslation('player');
  const pending = (
    <Button size="large" disabled>
      {t('watch_now')}
    </Button>
  );
  return (
    <AwaitDeferred value={items} fallback={pending}>
      {(loaded) => (
        <StartButton start={toStart(loaded.items)} action={loaded.items?.start ?? null} playback={playback} />
      )}
    </AwaitDeferred>
  );
}
