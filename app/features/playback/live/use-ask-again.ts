import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback } from 'react';

/**
 * Asks for the page's data again, unless they or another page are on their way: those would have to start over. Offline
 * the question would end in an error page; whoever waits asks again.
 */
export function useAskAgain(): () => void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === 'idle' && navigation.state === 'idle';
  return useCallback(() => {
    if (isIdle && navigator.onLine) revalidate();
  }, [isIdle, revalidate]);
}
