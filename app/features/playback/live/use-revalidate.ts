import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback, useContext } from 'react';
import { RevalidateContext } from './revalidate-context.ts';

/**
 * Revalidates the page's data, unless a revalidation or navigation is pending: that would have to start over. Offline the
 * request would end in an error page; callers retry.
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

/** The same for an expired address: it is requested whatever else is pending. */
export function useRenew(): () => void {
  const { revalidate } = useRevalidator();
  return useContext(RevalidateContext) ?? revalidate;
}
