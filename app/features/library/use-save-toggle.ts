import { type FormEvent, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadToasts } from '#app/features/toasts/show-toast.ts';
import { optimisticSave, subscribeToSaves } from './optimistic-saves.ts';
import type { SaveIntent } from './save-intent.ts';
import { saveWithToast } from './save-with-toast.ts';

/** One toggle's state and its form's submit handler; without scripts the form posts by itself. */
export function useSaveToggle(intent: SaveIntent, contentId: string, wasSaved: boolean) {
  const { t } = useTranslation('common');
  const optimistic = useSyncExternalStore(
    subscribeToSaves,
    () => optimisticSave(intent, contentId),
    () => undefined,
  );
  const isSaved = optimistic ?? wasSaved;
  useEffect(preloadToasts, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await saveWithToast(intent, contentId, isSaved, t);
  }

  return { isSaved, onSubmit };
}
