// chunk: stage

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelStage } from '#app/features/playback/channel/channel-stage.tsx';
import { useOnAir } from '#app/features/playback/channel/use-on-air.ts';
import { WatchStage } from '#app/features/playback/hosts/watch-page/watch-stage.tsx';
import { RevalidateContext } from '#app/features/playback/live/use-revalidate.ts';
import { useServerClock } from '#app/features/playback/live/use-server-clock.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { InPlacePlaylist } from './in-place-playlist.tsx';
import type { InPlaceResponse } from './in-place-response.ts';
import styles from './in-place-stage.module.css';
import type { InPlace } from './use-in-place.ts';

/**
 * A player that is part of another page, in whatever box holds it; `PlayerPlaceContext` has which. Until its
 * data have arrived, and where they cannot be had, the box has a message.
 */
export function InPlaceStage({ inPlace }: { inPlace: InPlace }) {
  return (
    <div className={styles.stage} data-on-picture>
      <RevalidateContext.Provider value={inPlace.revalidate}>
        <Stage inPlace={inPlace} />
      </RevalidateContext.Provider>
    </div>
  );
}

function Stage({ inPlace: { response, retry } }: { inPlace: InPlace }) {
  const { t } = useTranslation('player');
  switch (response?.kind) {
    case undefined:
      return <span className={styles.waiting} role="status" aria-label={t('loading')} />;
    case 'content':
      return <WatchStage key={response.id} {...response} hasChat={Boolean(response.liveChat)} />;
    case 'playlist':
      return <InPlacePlaylist key={response.id} playlist={response} />;
    case 'channel':
      return <InPlaceChannel channel={response} />;
    case 'elsewhere':
      return (
        <Message>
          <LinkButton to={response.href}>{t('watch_now')}</LinkButton>
        </Message>
      );
    case 'gone':
      return <Message text={t('item_gone')} />;
    case 'failed':
      return (
        <Message text={t('item_failed')}>
          <Button onClick={retry}>{t('retry')}</Button>
        </Message>
      );
  }
}

/**
 * What a channel shows (page-builder.md §4, IPTV): checked every second, cleared at its end, followed by the
 * next.
 */
function InPlaceChannel({
  channel: { name, posterUrl, view },
}: {
  channel: Extract<InPlaceResponse, { kind: 'channel' }>;
}) {
  const nowMs = useServerClock(view.nowMs);
  const air = useOnAir(view, nowMs);
  return <ChannelStage view={view} air={air} channelName={name} posterUrl={posterUrl} />;
}

function Message({ text, children }: { text?: string; children?: ReactNode }) {
  return (
    <div className={styles.message}>
      {text ? (
        <>
          <CircleAlert aria-hidden="true" />
          <p role="status">{text}</p>
        </>
      ) : null}
      {children}
    </div>
  );
}
