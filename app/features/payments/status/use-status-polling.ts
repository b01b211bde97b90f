import { useFetcher, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { backgroundHref } from '#app/features/links/load-in-background.ts';
import type { PaymentStatus } from './capture-payment.ts';

/** Rarer and rarer: most gateways know within seconds, some only after minutes. */
const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 21_000];
const LONGEST_WAIT_MS = 30_000;
/** About five minutes: a service that has been down as long will not be back while the viewer looks on. */
const MAX_FAILED_POLLS = 14;

/**
 * While the payment's result is unknown its page is polled in the background, unless it is hidden. A failed
 * request or an unchanged result changes nothing; a different result revalidates the page, and the next poll
 * does again if the page still has not got it: on a busy device React may lose the effect, as the fetcher's
 * data lie in a ref, which a render that React then drops has read already.
 * True once it has stopped, because the service was down each time.
 */
export function useStatusPolling({ kind }: Pick<PaymentStatus, 'kind'>): boolean {
  const location = useLocation();
  const { load, state, data } = useFetcher<{ status: PaymentStatus } | null>();
  const { revalidate } = useRevalidator();
  const pollCount = useRef(0);
  const isPolling = useRef(false);
  isPolling.current = state !== 'idle';
  const isOpen = kind === 'open' || kind === 'left';
  const polledKind = data?.status.kind ?? kind;
  const isPageBehind = useRef(false);
  isPageBehind.current = polledKind !== kind;
  const address = backgroundHref(location);
  const hasStopped = useFailedInARow(data) >= MAX_FAILED_POLLS;

  useEffect(() => {
    if (!isOpen || hasStopped) return;
    let timer = 0;
    const schedulePoll = () => {
      timer = window.setTimeout(poll, WAITS_MS[pollCount.current] ?? LONGEST_WAIT_MS);
      pollCount.current += 1;
    };
    const poll = () => {
      if (document.visibilityState !== 'visible') {
        document.addEventListener('visibilitychange', poll, { once: true });
        return;
      }
      // A timer schedules the next poll, not the fetcher: one that fails at once may never render as busy.
      if (isPageBehind.current) revalidate();
      else if (!isPolling.current) load(address);
      schedulePoll();
    };
    schedulePoll();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [isOpen, hasStopped, load, revalidate, address]);

  useEffect(() => {
    if (polledKind !== kind) revalidate();
  }, [polledKind, kind, revalidate]);
  return hasStopped;
}

/** How many of the last polls found the service down. */
function useFailedInARow(data: { status: PaymentStatus } | null | undefined): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!data) return;
    const { status } = data;
    setCount((before) => (status.kind === 'open' && status.isServiceDown ? before + 1 : 0));
  }, [data]);
  return count;
}
