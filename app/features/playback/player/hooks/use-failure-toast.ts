import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';

/**
 * viewer.md §8: a player's error is also an error toast with its message. Of what fails again and again, as a
 * stream does that is opened until it plays, only the first attempt.
 */
export function useFailureToast(failure: FailureKind | null, video: HTMLVideoElement | null) {
  const { t } = useTranslation('player');
  const shown = useRef<FailureKind | null>(null);
  useEffect(() => {
    if (!failure || failure === shown.current) return;
    shown.current = failure;
    // Offline, the toast's own code may not load; the overlay shows the message.
    showToast('error', t(`failure_${failure}`)).catch(() => undefined);
  }, [failure, t]);
  useEffect(() => {
    const forget = () => {
      shown.current = null;
    };
    video?.addEventListener('playing', forget);
    return () => video?.removeEventListener('playing', forget);
  }, [video]);
}
