import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback, useContext } from 'react';
import { RevalidateContext } from './revalidate-context.ts';

/**
 * Asks for the page's data again, unless they or another page are on their way: those would have to start over. Offline
 * the question would end in an error page; whoever waits asks again.
 */
export function useRevalidate(): () => void {
  const own = useContext(RevalidateContext);
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === 'idle' && navigation.state === 'idle';
  return useCallback(() => {
    if (own) own();
    else if (isIdle && navigator.onLine) revalidate();
  }, [own, isIdle, revalidate]);
}

/** The same for an address that has run out: it is asked for whatever else is on its way. */
export function useRenew(): () => void {
  const { revalidate } = useRevalidator();
  return useContext(RevalidateContext) ?? revalidate;
}
