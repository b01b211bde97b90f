import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedNotice } from '#app/features/playback/access/locked-notice.tsx';
import { ENDED_ACTION } from '#app/features/playback/access/play-action.ts';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { airAt } from '#app/features/playback/channel/schedule.ts';
import { Countdown } from '#app/features/playback/live/countdown.tsx';
import { usePlayAtZero } from '#app/features/playback/live/use-play-at-zero.ts';
import { useHasCome, useServerClock } from '#app/features/playback/live/use-server-clock.ts';
import { TrailerPlayer } from '#app/features/playback/trailer/trailer-player.tsx';
import styles from './featured-player.module.css';
import type { FeaturedView } from './featured-view.ts';

type FeaturedContent = Extract<FeaturedView, { kind: 'content' }>;
type FeaturedChannel = Extract<FeaturedView, { kind: 'channel' }>;

/**
 * What a block's player says and does (page-builder.md §4), over the picture that the block draws: fills its box. Pages
 * name `player` and `channels` in `handle.i18n`.
 */
export function FeaturedPlayer({ view }: { view: FeaturedView }) {
  switch (view.kind) {
    case 'content':
      return <ContentStage view={view} />;
    case 'channel':
      return <ChannelStage view={view} />;
    case 'trailer':
      return <TrailerPlayer trailer={view.trailer} title={view.title} href={view.href} />;
  }
}

function ContentStage({ view }: { view: FeaturedContent }) {
  const { t } = useTranslation('player');
  const { id, action, locked, startsAt, endsAt, serverNowMs } = view;
  const onZero = usePlayAtZero(id, action);
  const hasEnded = useHasCome(endsAt, serverNowMs) || view.hasEnded;
  return (
    <div className={styles.stage} data-on-picture>
      {startsAt ? (
        <>
          <p>{t('going_live_in')}</p>
          <Countdown until={startsAt} serverNowMs={serverNowMs} onZero={onZero} />
        </>
      ) : null}
      {hasEnded ? <p>{t('stream_ended_title')}</p> : <LockedNotice locked={locked} centred />}
      <PlayButtons action={hasEnded ? ENDED_ACTION : action} />
    </div>
  );
}

/** Checked every second: at the end of what is on there is nothing, at the next start the way to it comes back. */
function ChannelStage({ view }: { view: FeaturedChannel }) {
  const { t } = useTranslation(['channels', 'player']);
  const { slots, action, locked, serverNowMs } = view;
  const isOnAt = useCallback(
    (nowMs: number) => slots === null || airAt(slots, nowMs).current !== null,
    [slots],
  );
  const isOn = isOnAt(useServerClock(serverNowMs));
  return (
    <div className={styles.stage} data-on-picture>
      <LockedNotice locked={locked} centred />
      {isOn || locked ? <PlayButtons action={action} /> : <p role="status">{t('channels:nothing_on')}</p>}
    </div>
  );
}
