import { type FormEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/notices/show-toast.ts';
import { onPressed, pressedState } from './library-memory.ts';
import { type SaveIntent, toastKey } from './save-intent.ts';
import { pressSave } from './send-save.ts';

/** One toggle's state and its form's submit handler; without scripts the form posts by itself. */
export function useSaveToggle(intent: SaveIntent, contentId: string, wasSaved: boolean) {
  const { t } = useTranslation('common');
  const pressed = useSyncExternalStore(
    onPressed,
    () => pressedState(intent, contentId),
    () => undefined,
  );
  const isSaved = pressed ?? wasSaved;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const outcome = await pressSave(intent, contentId, isSaved);
    if (outcome.kind === 'saved') await showToast('success', t(toastKey(intent, outcome.isSaved)));
    if (outcome.kind === 'refused') await showToast('error', outcome.message ?? t('not_saved'));
    if (outcome.kind === 'offline') await showToast('error', t('network_failure'));
  }

  return { isSaved, onSubmit };
}
