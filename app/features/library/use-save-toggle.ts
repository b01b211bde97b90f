import { type FormEvent, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadToasts } from '#app/features/toasts/show-toast.ts';
import { onPressed, pressedState } from './optimistic-saves.ts';
import type { SaveIntent } from './save-intent.ts';
import { pressAndTell } from './save-with-toast.ts';

/** One toggle's state and its form's submit handler; without scripts the form posts by itself. */
export function useSaveToggle(intent: SaveIntent, contentId: string, wasSaved: boolean) {
  const { t } = useTranslation('common');
  const pressed = useSyncExternalStore(
    onPressed,
    () => pressedState(intent, contentId),
    () => undefined,
  );
  const isSaved = pressed ?? wasSaved;
  useEffect(preloadToasts, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await pressAndTell(intent, contentId, isSaved, t);
  }

  return { isSaved, onSubmit };
}
