import { useEffect, useState } from 'react';

/**
 * What `deferAfter` gave, null until it is there. Asked for again, the last answer stays until the next one
 * comes.
 */
export function useDeferredValueOf<T extends object>(value: T | { deferred: Promise<unknown> }): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const deferred = 'deferred' in value ? value.deferred : null;
  useEffect(() => {
    if (!deferred) return;
    let isWanted = true;
    // What fails says so in its value. But the answer breaks off with a visit that is given up for another.
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
