import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';

/** The form's idempotency key makes a double click one payment anyway; this only spares the second's wait. */
const SAME_CLICK_MS = 3000;

/**
 * The form is sent as a document request, since another site follows. `isSent` is true meanwhile, and is
 * reset when the viewer comes back to the page.
 */
export function usePayOnce() {
  const { t } = useTranslation('common');
  const [isSent, setSent] = useState(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    // A page that the browser kept as it was: its form may be sent again.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSent(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSent(false), 5 * SAME_CLICK_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (performance.now() - sentAt.current < SAME_CLICK_MS) return event.preventDefault();
    if (!navigator.onLine) {
      event.preventDefault();
      showToast('error', t('network_failure')).catch(() => undefined);
      return;
    }
    sentAt.current = performance.now();
    setSent(true);
  }

  return { isSent, onSubmit };
}
