// chunk: detail

import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { REMINDERS_PATH } from '#app/features/links/reminders.ts';
import { preloadToasts, showToast } from '#app/features/toasts/show-toast.ts';
import { isOffline, postSiteForm } from '#app/services/site-json.ts';
import type { RemindedOf, ReminderResult } from './reminder-form.ts';

/** A reminder's state and its form's submit handler; without scripts the form posts by itself. */
export function useReminder(event: RemindedOf, wasSet: boolean, redirectTo: string) {
  const { t } = useTranslation(['player', 'common']);
  const [changed, setChanged] = useState<boolean | null>(null);
  const [isPending, setPending] = useState(false);
  const isSet = changed ?? wasSet;
  useEffect(preloadToasts, []);

  async function onSubmit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (isPending) return;
    setPending(true);
    const result = await send({ ...event, want: String(!isSet) });
    setPending(false);
    if (result.kind === 'signed-out') return window.location.assign(paths.login({}, { redirectTo }));
    if (result.kind !== 'done') {
      const text = result.kind === 'offline' ? null : (result.message ?? t('not_saved', { ns: 'common' }));
      return void showToast('error', text ?? t('network_failure', { ns: 'common' }));
    }
    setChanged(result.isSet);
    void showToast('success', t(result.isSet ? 'reminder_added' : 'reminder_removed'));
  }

  return { isSet, isPending, onSubmit };
}

async function send(fields: Record<string, string>): Promise<ReminderResult | { kind: 'offline' }> {
  try {
    // The response of our own action.
    return (await postSiteForm(REMINDERS_PATH, fields)) as ReminderResult;
  } catch (error) {
    return isOffline(error) ? { kind: 'offline' } : { kind: 'rejected', message: null };
  }
}
