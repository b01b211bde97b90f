import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Rarer and rarer: most gateways know within seconds, some only after minutes. */
const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 21_000];
const LONGEST_WAIT_MS = 30_000;

/** Asks the page's loader again while it does not know, unless nobody is looking. */
export function useAskingAgain(isOpen: boolean): void {
  const { state, revalidate } = useRevalidator();
  const asked = useRef(0);
  useEffect(() => {
    if (!isOpen || state !== 'idle') return;
    const timer = setTimeout(() => {
      asked.current += 1;
      ask();
    }, WAITS_MS[asked.current] ?? LONGEST_WAIT_MS);
    const ask = () => {
      if (document.visibilityState === 'visible') revalidate();
      else document.addEventListener('visibilitychange', ask, { once: true });
    };
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOpen, state, revalidate]);
}
