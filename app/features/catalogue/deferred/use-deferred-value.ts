import { useEffect, useState } from 'react';

/** What `deferAfter` gave, null until it is there. Asked for again, the last answer stays until the next one comes. */
export function useSettled<T extends object>(value: T | { later: Promise<unknown> }): T | null {
  const [late, setLate] = useState<T | null>(null);
  const later = 'later' in value ? value.later : null;
  useEffect(() => {
    if (!later) return;
    let isWanted = true;
    // What fails says so in its value. But the answer breaks off with a visit that is given up for another.
    later.then(
      (settled) => {
        if (isWanted) setLate(settled as T);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [later]);
  return 'later' in value ? late : value;
}
