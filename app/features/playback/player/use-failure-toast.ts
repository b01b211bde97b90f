import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/notices/show-toast.ts';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';

/** viewer.md §8: a player's error is also an error toast with its message. */
export function useFailureToast(failure: FailureKind | null) {
  const { t } = useTranslation('player');
  useEffect(() => {
    // Offline, the toast's own code may not be had; the picture says it.
    if (failure) showToast('error', t(`failure_${failure}`)).catch(() => undefined);
  }, [failure, t]);
}
