import { useFetcher, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { backgroundHref } from '#app/features/links/load-in-background.ts';
import type { PaymentStatus } from './capture-payment.ts';

/** Rarer and rarer: most gateways know within seconds, some only after minutes. */
const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 21_000];
const LONGEST_WAIT_MS = 30_000;

/**
 * While the payment's result is unknown its page is polled in the background, unless it is hidden. A failed
 * request or an unchanged result changes nothing; a different result revalidates the page.
 */
export function useStatusPolling(kind: PaymentStatus['kind']): void {
  const location = useLocation();
  const { load, state, data } = useFetcher<{ status: PaymentStatus } | null>();
  const { revalidate } = useRevalidator();
  const asked = useRef(0);
  const isAsking = useRef(false);
  isAsking.current = state !== 'idle';
  const isOpen = kind === 'open' || kind === 'left';
  const address = backgroundHref(location);

  useEffect(() => {
    if (!isOpen) return;
    let timer = 0;
    const askLater = () => {
      timer = window.setTimeout(ask, WAITS_MS[asked.current] ?? LONGEST_WAIT_MS);
      asked.current += 1;
    };
    const ask = () => {
      if (document.visibilityState !== 'visible') {
        document.addEventListener('visibilitychange', ask, { once: true });
        return;
      }
      // A timer schedules the next poll, not the fetcher: one that fails at once may never render as busy.
      if (!isAsking.current) load(address);
      askLater();
    };
    askLater();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOpen, load, address]);

  const answer = data?.status.kind ?? kind;
  useEffect(() => {
    if (answer !== kind) revalidate();
  }, [answer, kind, revalidate]);
}
