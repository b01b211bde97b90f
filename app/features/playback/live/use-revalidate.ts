// chunk: shell

import { useNavigation, useRevalidator } from '@remix-run/react';
import { createContext, useCallback, useContext } from 'react';

/** Revalidates the player's own data where they were not loaded with the page. */
export const RevalidateContext = createContext<(() => void) | null>(null);

/**
 * Revalidates the page's data, unless a revalidation or navigation is pending: that would have to start over.
 * Offline the request would end in an error page; callers retry. Returns whether it was requested; the function
 * is another one once it can be.
 */
export function useRevalidate(): () => boolean {
  const own = useContext(RevalidateContext);
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === 'idle' && navigation.state === 'idle';
  return useCallback(() => {
    if (own) own();
    else if (isIdle && navigator.onLine) revalidate();
    else return false;
    return true;
  }, [own, isIdle, revalidate]);
}

/** The same for an expired address: it is requested whatever else is pending. */
export function useRenew(): () => void {
  const { revalidate } = useRevalidator();
  return useContext(RevalidateContext) ?? revalidate;
}
