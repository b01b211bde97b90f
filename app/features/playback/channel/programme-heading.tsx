import RadioTower from 'lucide-react/icons/radio-tower';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { useCurrentSecond } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { type Programme, programmeKey } from './programme.ts';
import styles from './programme-heading.module.css';
import { joinAtSeconds } from './schedule.ts';

/** Further from the present than this is not live any more, in seconds. */
const BEHIND_SECONDS = 15;

/** Over the player: what is on, and the ways between its start and the present. */
export function ProgrammeHeading({
  programme,
  channelId,
  isOnAir,
  nowMs,
}: {
  programme: Programme;
  channelId: string;
  isOnAir: boolean;
  nowMs: number;
}) {
  const { t } = useTranslation('channels');
  const isScripted = useHydrated();
  const { title, from, to, isPlainVideo } = programme;
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <p className={styles.title}>{title || t('programme')}</p>
        <p className={styles.facts}>
          {isOnAir ? (
            <Badge tone="live">{t('on_air')}</Badge>
          ) : (
            <Badge>
              <History aria-hidden="true" />
              {t('catch_up')}
            </Badge>
          )}
          <bdi data-figures>{t('from_to', { from, to })}</bdi>
        </p>
      </div>
      <div className={styles.ways}>
        {isOnAir && isPlainVideo ? (
          <Link
            className={styles.way}
            to={paths.channel({ id: channelId }, { programme: programmeKey(programme) })}
            preventScrollReset
          >
            <History aria-hidden="true" />
            <span>{t('from_start')}</span>
          </Link>
        ) : null}
        {isOnAir ? null : (
          <Link className={styles.way} to={paths.channel({ id: channelId })} preventScrollReset>
            <RadioTower aria-hidden="true" />
            <span>{t('back_to_live')}</span>
          </Link>
        )}
        {isOnAir && isPlainVideo && isScripted ? (
          <CatchUpWithLive programme={programme} nowMs={nowMs} />
        ) : null}
      </div>
    </div>
  );
}

/** Shows once the viewer is elsewhere in the programme than the channel. */
function CatchUpWithLive({ programme, nowMs }: { programme: Programme; nowMs: number }) {
  const { t } = useTranslation('channels');
  const { seekTo, video } = usePlayerApi();
  const atSeconds = useCurrentSecond();
  const liveSeconds = joinAtSeconds(programme, nowMs, video?.duration || programme.durationSeconds);
  // Before its first picture, or on its way elsewhere, it is not yet where it is going to be.
  const isThere = video !== null && video.readyState >= video.HAVE_CURRENT_DATA && !video.seeking;
  if (!isThere || Math.abs(liveSeconds - atSeconds) <= BEHIND_SECONDS) return null;
  const goLive = () => {
    seekTo(liveSeconds);
    video?.play().catch(() => undefined);
  };
  return (
    <button type="button" className={styles.way} onClick={goLive}>
      <RadioTower aria-hidden="true" />
      <span>{t('back_to_live')}</span>
    </button>
  );
}
