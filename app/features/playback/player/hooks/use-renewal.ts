import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { MIN_RENEWAL_INTERVAL_MS, RENEWAL_TIMEOUT_MS } from '#app/features/playback/constants.ts';
import type { PlayerChange } from '#app/features/playback/player/state/player-state.ts';

/**
 * An address that ran out while the film plays is renewed without a word: the viewer sees at most a spinner.
 * One that is rejected again right after, or cannot be had, is a failure like the others. Returns what
 * sessions report to.
 */
export function useRenewal(
  isRenewing: boolean,
  onExpired: () => void,
  dispatch: Dispatch<PlayerChange>,
): (change: PlayerChange) => void {
  const lastAtMs = useRef(Number.NEGATIVE_INFINITY);
  const renew = useRef(onExpired);
  renew.current = onExpired;

  useEffect(() => {
    if (!isRenewing) return;
    const giveUp = () => dispatch({ kind: 'failed', failure: 'expired' });
    const timer = window.setTimeout(giveUp, RENEWAL_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [isRenewing, dispatch]);

  return useCallback(
    (change) => {
      const isExpired = change.kind === 'failed' && change.failure === 'expired';
      if (!isExpired || performance.now() - lastAtMs.current < MIN_RENEWAL_INTERVAL_MS) {
        return dispatch(change);
      }
      lastAtMs.current = performance.now();
      dispatch({ kind: 'renewing' });
      renew.current();
    },
    [dispatch],
  );
}
