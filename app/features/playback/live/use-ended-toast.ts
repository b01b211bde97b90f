import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';

/** Shows a toast to a viewer who tried to play a stream that is over (viewer.md §4). */
export function useEndedToast(hasTried: boolean): void {
  const { t } = useTranslation('player');
  const text = t('stream_ended_toast');
  useEffect(() => {
    if (hasTried) void showToast('info', text);
  }, [hasTried, text]);
}
