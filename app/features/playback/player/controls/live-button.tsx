import { useTranslation } from 'react-i18next';
import { isAtEdge } from '#app/features/playback/live/live-drift.ts';
import { useLiveDelay } from '#app/features/playback/live/use-live-delay.ts';
import { useCurrentSecond, useEndSecond } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { formatClock, formatDuration } from '#app/lib/durations.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './live-button.module.css';

/** A name that changed every second would be read out every second. */
const SPOKEN_STEP_SECONDS = 5;

/** Shows whether the viewer watches the live edge and how far behind he is, and seeks back to it. */
export function LiveButton() {
  const { t, i18n } = useTranslation('player');
  const { seekTo, range, video } = usePlayerApi();
  const position = useCurrentSecond();
  const edge = useEndSecond();
  const isLive = isAtEdge({ position, edge });
  const delaySeconds = useLiveDelay(position, edge);
  const spoken = formatDuration(
    Math.round(delaySeconds / SPOKEN_STEP_SECONDS) * SPOKEN_STEP_SECONDS,
    i18n.language,
  );
  const label = isLive ? t('watching_live') : t('go_live_from', { time: spoken });
  const goLive = () => {
    seekTo(range().end);
    video?.play().catch(() => undefined);
  };
  return (
    <>
      <button
        type="button"
        className={styles.live}
        data-at-edge={isLive || undefined}
        aria-label={label}
        title={isLive ? t('live_delay', { time: spoken }) : t('go_live')}
        onClick={goLive}
      >
        {t('live')}
        <bdi className={styles.delay} data-figures>
          −{formatClock(delaySeconds, i18n.language)}
        </bdi>
      </button>
      <VisuallyHidden>
        <span role="status">{isLive ? t('watching_live') : t('go_live')}</span>
      </VisuallyHidden>
    </>
  );
}
