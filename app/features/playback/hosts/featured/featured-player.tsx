import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LockedBanner } from '#app/features/playback/access/locked-banner.tsx';
import { ENDED_ACTION } from '#app/features/playback/access/play-action.ts';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { airAt } from '#app/features/playback/channel/schedule.ts';
import { inPlaceAddress } from '#app/features/playback/hosts/in-place/in-place-address.ts';
import { Countdown } from '#app/features/playback/live/countdown.tsx';
import { usePlayAtZero } from '#app/features/playback/live/use-play-at-zero.ts';
import { useHasCome, useServerClock } from '#app/features/playback/live/use-server-clock.ts';
import { notePlayRequest } from '#app/features/playback/tracking/play-request.ts';
import { TrailerPlayer } from '#app/features/playback/trailer/trailer-player.tsx';
import { opensHere } from '#app/ui/hooks/use-follow-links.ts';
import styles from './featured-player.module.css';
import type { FeaturedView } from './featured-view.ts';

type FeaturedContent = Extract<FeaturedView, { kind: 'content' }>;
type FeaturedChannel = Extract<FeaturedView, { kind: 'channel' }>;

/** Its code comes when it is pressed; shown as late as that, its styles may come with it. */
const InPlacePlayer = lazy(async () => ({
  default: (await import('#app/features/playback/hosts/in-place/in-place-player.tsx')).InPlacePlayer,
}));

/**
 * A block's player (page-builder.md §4), over the picture that the block draws: fills its box, and plays in
 * it where scripts run. Pages name `player` in `handle.i18n`, and `channels` where they have such a block.
 */
export function FeaturedPlayer({
  view,
  isWatermarked,
}: {
  view: FeaturedView;
  /** See `TrailerPlayer`. */
  isWatermarked?: boolean;
}) {
  switch (view.kind) {
    case 'content':
      return <ContentStage view={view} />;
    case 'channel':
      return <ChannelStage view={view} />;
    case 'trailer':
      return (
        <TrailerPlayer
          trailer={view.trailer}
          title={view.title}
          href={view.href}
          isWatermarked={isWatermarked}
        />
      );
  }
}

function ContentStage({ view }: { view: FeaturedContent }) {
  const { t } = useTranslation('player');
  const { id, action, locked, startsAt, endsAt, serverNowMs } = view;
  const { address, start } = usePlayingHere(paths.watchInPlace({ kind: 'content', id }));
  const onZero = usePlayAtZero(id, action, start);
  const hasEnded = useHasCome(endsAt, serverNowMs) || view.hasEnded;
  if (address !== null) return <Playing address={address} />;
  return (
    <Waiting action={action} onStart={start}>
      {startsAt ? (
        <>
          <p>{t('going_live_in')}</p>
          <Countdown until={startsAt} serverNowMs={serverNowMs} onZero={onZero} />
        </>
      ) : null}
      {hasEnded ? <p>{t('stream_ended_title')}</p> : <LockedBanner locked={locked} centred />}
      <PlayButtons action={hasEnded ? ENDED_ACTION : action} />
    </Waiting>
  );
}

/**
 * Checked every second: at the end of what is on there is nothing, at the next start the way to it comes
 * back.
 */
function ChannelStage({ view }: { view: FeaturedChannel }) {
  const { t } = useTranslation(['channels', 'player']);
  const { id, slots, action, locked, serverNowMs } = view;
  const { address, start } = usePlayingHere(paths.watchInPlace({ kind: 'channel', id }));
  const isOnAt = useCallback(
    (nowMs: number) => slots === null || airAt(slots, nowMs).current !== null,
    [slots],
  );
  const isOn = isOnAt(useServerClock(serverNowMs));
  if (address !== null) return <Playing address={address} />;
  return (
    <Waiting action={action} onStart={start}>
      <LockedBanner locked={locked} centred />
      {isOn || locked ? <PlayButtons action={action} /> : <p role="status">{t('channels:nothing_on')}</p>}
    </Waiting>
  );
}

/**
 * Where what is pressed comes from; null until something is. The pressed link may name a position of its own.
 */
function usePlayingHere(usual: string) {
  const [address, setAddress] = useState<string | null>(null);
  const start = useCallback(
    (href: string) => {
      notePlayRequest();
      setAddress(inPlaceAddress(new URL(href, window.location.href)) ?? usual);
    },
    [usual],
  );
  return { address, start };
}

/** What plays is what `action` names; signing in and buying lead away as everywhere. */
function Waiting({
  action,
  onStart,
  children,
}: {
  action: FeaturedContent['action'];
  onStart(href: string): void;
  children: ReactNode;
}) {
  const plays = action?.kind === 'play' || action?.kind === 'resume';
  function startHere(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plays || !link || !opensHere(event, link)) return;
    event.preventDefault();
    onStart(link.href);
  }
  return (
    <div
      className={styles.stage}
      data-on-picture
      data-plays-here={plays ? '' : undefined}
      onClickCapture={startHere}
    >
      {children}
    </div>
  );
}

function Playing({ address }: { address: string }) {
  return (
    <div className={styles.playing}>
      <Suspense fallback={null}>
        <InPlacePlayer address={address} />
      </Suspense>
    </div>
  );
}
