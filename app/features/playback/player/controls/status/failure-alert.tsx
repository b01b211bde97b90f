import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import type { PlayerQueue } from '#app/features/playback/player/state/player-context.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { RetryButton } from './retry-button.tsx';
import styles from './status-overlay.module.css';

/**
 * Every failure has a message and offers a retry, the next item where there is one, and the way back. Screen
 * readers get the message from the toast that comes with it (use-failure-toast.ts); a second alert would
 * repeat it.
 */
export function FailureAlert({
  failure,
  backHref,
  queue,
}: {
  failure: FailureKind;
  backHref: string;
  queue?: PlayerQueue | undefined;
}) {
  const { t } = useTranslation('player');
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    <div className={styles.failure} role="group" aria-label={t(`failure_${failure}`)}>
      {failure === 'offline' ? <CloudOff aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <p className={styles.what}>{t(`failure_${failure}`)}</p>
      <div className={styles.ways}>
        <RetryButton />
        {queue?.next ? (
          <Button variant="secondary" onClick={queue.next}>
            {t(queue.kind ? 'next_episode' : 'next_video')}
          </Button>
        ) : null}
        <LinkButton to={backHref} variant="secondary">
          {t('back')}
        </LinkButton>
      </div>
    </div>
  );
}
