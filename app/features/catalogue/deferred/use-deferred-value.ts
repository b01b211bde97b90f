import { useEffect, useState } from 'react';

/** The value of `deferAfter`, null until it is there. While a new one is pending, the previous one stays. */
export function useDeferredValueOf<T extends object>(value: T | { deferred: Promise<unknown> }): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const deferred = 'deferred' in value ? value.deferred : null;
  useEffect(() => {
    if (!deferred) return;
    let isWanted = true;
    // Failures are part of the value. The promise itself rejects only where a navigation is aborted by
    // another.
    deferred.then(
      (value) => {
        if (isWanted) setLoaded(value as T);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [deferred]);
  return 'deferred' in value ? loaded : value;
}
