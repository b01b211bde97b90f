import Lock from 'lucide-react/icons/lock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import type { Locked } from '#app/features/playback/access/locked.ts';
import { LockedBanner } from '#app/features/playback/access/locked-banner.tsx';
import { StagePoster } from '#app/features/playback/hosts/screens/stage-poster.tsx';
import { useRenew } from '#app/features/playback/live/use-revalidate.ts';
import { Player } from '#app/features/playback/player/player.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './channel-stage.module.css';
import type { ChannelView } from './channel-view.ts';
import { type Programme, programmeKey } from './programme.ts';
import { ProgrammeHeading } from './programme-heading.tsx';
import { createProgrammeTimeline } from './programme-timeline.ts';
import { RunWithChannel } from './run-with-channel.tsx';
import type { Air } from './schedule.ts';
import { isOn } from './use-on-air.ts';

interface StageProps {
  view: ChannelView;
  air: Air<Programme>;
  channelName: string;
  /** The channel's picture, behind the message that replaces the player. */
  posterUrl: string | undefined;
}

/** The place of a channel's player: what is on, what is watched later, or why there is nothing to see. */
export function ChannelStage(props: StageProps) {
  const { view, air } = props;
  const { playing } = view;
  if (playing.kind === 'locked') return <LockedStage {...props} locked={playing.locked} />;
  if (playing.kind === 'catch-up') return <ProgrammePlayer {...props} playing={playing} />;
  if (air.current && playing.kind === 'on-air' && isOn(playing, air.current)) {
    return <ProgrammePlayer {...props} playing={playing} />;
  }
  const isFailed =
    playing.kind === 'failed' && (!view.schedule || !air.current || isOn(playing, air.current));
  if (isFailed) return <FailedStage {...props} />;
  return air.current ? <StartingStage {...props} programme={air.current} /> : <NothingOn {...props} />;
}

type WatchedPlaying = Extract<ChannelView['playing'], { kind: 'on-air' | 'catch-up' }>;

function ProgrammePlayer({
  view,
  channelName,
  posterUrl,
  playing,
}: StageProps & { playing: WatchedPlaying }) {
  const { t } = useTranslation('channels');
  const renew = useRenew();
  const { kind, programme, source } = playing;
  const isOnAir = kind === 'on-air';
  const title = programme.title || t('programme');
  const { startMs, endMs } = programme;
  const timeline = useMemo(() => createProgrammeTimeline({ startMs, endMs }), [startMs, endMs]);
  return (
    <div className={styles.stage} data-on-picture data-plays="">
      <Player
        key={`${kind} ${programme.startMs} ${programme.contentId}`}
        source={source}
        title={`${channelName} · ${title}`}
        posterUrl={posterUrl}
        backHref={paths.channel({ id: view.channelId })}
        onExpired={renew}
        takesFocus={false}
        isStream={programme.isStream}
        channelId={view.channelId}
        timeline={isOnAir && !programme.isStream ? timeline : undefined}
        overlay={<ProgrammeHeading programme={programme} channelId={view.channelId} isOnAir={isOnAir} />}
      >
        {isOnAir ? <RunWithChannel programme={programme} timeline={timeline} /> : null}
      </Player>
    </div>
  );
}

function StageMessage({
  posterUrl,
  icon,
  children,
}: {
  posterUrl: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.stage} data-on-picture>
      <StagePoster url={posterUrl} />
      <div className={styles.message}>
        {icon}
        {children}
      </div>
    </div>
  );
}

function LockedStage({ posterUrl, locked }: StageProps & { locked: Locked }) {
  const { t } = useTranslation('player');
  return (
    <StageMessage posterUrl={posterUrl} icon={<Lock aria-hidden="true" className={styles.lock} />}>
      {locked.kind === 'plan' ? (
        <LockedBanner locked={locked} centred />
      ) : (
        <>
          <p className={styles.line}>{t(locked.isPin ? 'locked_pin' : 'locked_login')}</p>
          <LinkButton to={locked.href}>{t(locked.isPin ? 'enter_pin' : 'sign_in_to_watch')}</LinkButton>
        </>
      )}
    </StageMessage>
  );
}

function NothingOn({ posterUrl, air }: StageProps) {
  const { t } = useTranslation('channels');
  const [next] = air.queue;
  return (
    <StageMessage posterUrl={posterUrl}>
      <p className={styles.line} role="status">
        {t('nothing_on')}
      </p>
      {next ? (
        <p className={styles.next}>
          {t('next_at', { time: next.from })} <bdi>{next.title || t('programme')}</bdi>
        </p>
      ) : null}
    </StageMessage>
  );
}

/** It has begun, and its address is on its way. */
function StartingStage({ posterUrl, programme }: StageProps & { programme: Programme }) {
  const { t } = useTranslation(['channels', 'common']);
  return (
    <StageMessage
      posterUrl={posterUrl}
      icon={<span className={styles.spinner} role="status" aria-label={t('loading', { ns: 'common' })} />}
    >
      <p className={styles.line}>
        <bdi>{programme.title || t('programme')}</bdi>
      </p>
    </StageMessage>
  );
}

function FailedStage({ view, posterUrl }: StageProps) {
  const { t } = useTranslation(['channels', 'common']);
  const { channelId, playing } = view;
  const programme = playing.kind === 'failed' ? playing.programme : null;
  const isPast = programme !== null && programme.endMs <= view.nowMs;
  const search = isPast ? { programme: programmeKey(programme) } : {};
  return (
    <StageMessage posterUrl={posterUrl}>
      <p className={styles.line} role="status">
        {t('cannot_play')}
      </p>
      <div className={styles.ways}>
        <LinkButton
          to={paths.channel({ id: channelId }, search)}
          reloadDocument
          variant="secondary"
          icon={<RotateCw aria-hidden="true" />}
        >
          {t('try_again', { ns: 'common' })}
        </LinkButton>
        {isPast ? <BackToLive channelId={channelId} /> : null}
      </div>
    </StageMessage>
  );
}

export function BackToLive({ channelId }: { channelId: string }) {
  const { t } = useTranslation('channels');
  return (
    <Link to={paths.channel({ id: channelId })} preventScrollReset className={styles.pill} data-live="">
      {t('back_to_live')}
    </Link>
  );
}
