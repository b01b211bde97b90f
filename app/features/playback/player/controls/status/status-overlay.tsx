import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SPINNER_AFTER_MS, STALL_MESSAGE_AFTER_MS } from '#app/features/playback/constants.ts';
import {
  useHasEnded,
  useIsFresh,
  useIsPaused,
  useIsWaiting,
} from '#app/features/playback/player/hooks/use-media.ts';
import mark from '#app/features/playback/player/play-mark.module.css';
import { type PlayerQueue, usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { FailureAlert } from './failure-alert.tsx';
import { RetryButton } from './retry-button.tsx';
import styles from './status-overlay.module.css';

/**
 * In the middle of the picture: that it failed, that it waits, or that it is the viewer's turn to start it.
 */
export function StatusOverlay({ backHref, queue }: { backHref: string; queue: PlayerQueue | undefined }) {
  const { state } = usePlayerApi();
  const isPaused = useIsPaused();
  const isWaiting = useIsWaiting();
  // Paused in between, the viewer may want to see the picture.
  const isFresh = useIsFresh();
  const hasEnded = useHasEnded();
  if (state.failure) return <FailureAlert failure={state.failure} backHref={backHref} queue={queue} />;
  // Another attempt is waited for anew.
  if (state.phase === 'loading' || isWaiting) return <Waiting key={state.attempt} />;
  // Where another follows, it is about to play, or its card is there.
  return isPaused && isFresh && !(hasEnded && queue?.next) ? <BigPlay isAgain={hasEnded} /> : null;
}

function Waiting() {
  const { t } = useTranslation('player');
  const waitsLong = useElapsed(STALL_MESSAGE_AFTER_MS);
  const isShown = useElapsed(SPINNER_AFTER_MS);
  return (
    <div className={styles.overlay} role="status">
      {isShown ? <span className={styles.spinner} role="img" aria-label={t('loading')} /> : null}
      {waitsLong ? (
        <div className={styles.slow} data-waits-long>
          <p>{t('slow')}</p>
          <RetryButton variant="secondary" size="small" />
        </div>
      ) : null}
    </div>
  );
}

/** For eyes and pointers; the control bar's play button is the one for keyboards and screen readers. */
function BigPlay({ isAgain }: { isAgain: boolean }) {
  const { run } = usePlayerApi();
  return (
    <div className={styles.overlay} data-only="mouse">
      <button
        type="button"
        className={mark.mark}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => run({ kind: 'toggle-play' })}
      >
        {isAgain ? <RotateCcw /> : <Play fill="currentColor" />}
      </button>
    </div>
  );
}

function useElapsed(afterMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setHasElapsed(true), afterMs);
    return () => window.clearTimeout(timer);
  }, [afterMs]);
  return hasElapsed;
}
