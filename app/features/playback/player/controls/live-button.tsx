import { useTranslation } from 'react-i18next';
import { LIVE_EDGE_TOLERANCE_SECONDS } from '#app/features/playback/constants.ts';
import { usePlayerApi } from '#app/features/playback/player/player-context.ts';
import { useCurrentSecond, useEndSecond } from '#app/features/playback/player/use-media.ts';
import styles from './live-button.module.css';

/** Says whether the viewer watches the present, and leads back to it. */
export function LiveButton() {
  const { t } = useTranslation('player');
  const { seekTo, range, video } = usePlayerApi();
  const isAtEdge = useEndSecond() - useCurrentSecond() <= LIVE_EDGE_TOLERANCE_SECONDS;
  const goLive = () => {
    seekTo(range().end);
    video?.play().catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={styles.live}
      data-at-edge={isAtEdge || undefined}
      aria-label={t(isAtEdge ? 'watching_live' : 'go_live')}
      title={t(isAtEdge ? 'watching_live' : 'go_live')}
      onClick={goLive}
    >
      {t('live')}
    </button>
  );
}
