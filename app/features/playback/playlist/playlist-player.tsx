import { useContext } from 'react';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { Player } from '#app/features/playback/player/player.tsx';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import { TitleActionsContext } from '#app/features/playback/player/state/title-actions.ts';
import type { ItemPage } from './item-page.ts';
import type { PlaylistPlayback } from './playlist-playback.ts';
import { useAdvance } from './use-advance.ts';

/**
 * The player of a playlist's page: one for all its items, so that full screen, volume, rate and captions
 * stay.
 */
export function PlaylistPlayer({
  page,
  source,
  playback,
}: {
  page: ItemPage;
  source: PlaybackSource;
  playback: PlaylistPlayback;
}) {
  const actionsOf = useContext(TitleActionsContext);
  const { title, posterUrl, rating, href } = page;
  const { nextId, next, previous, prepare, renew, isStartedHere } = playback;
  const hasOthers = nextId !== null && nextId !== playback.state.id;
  return (
    <Player
      source={source}
      title={title}
      posterUrl={posterUrl}
      backHref={href}
      onExpired={renew}
      takesFocus={isStartedHere}
      queue={hasOthers ? { next, previous, prepareNext: () => prepare(nextId) } : undefined}
      overlay={
        <PlayerHeading title={title} rating={rating} backHref={href}>
          {actionsOf(page)}
        </PlayerHeading>
      }
    >
      <Advance playback={playback} />
    </Player>
  );
}

function Advance({ playback }: { playback: PlaylistPlayback }) {
  useAdvance(playback);
  return null;
}
