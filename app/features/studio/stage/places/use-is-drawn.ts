import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what the server drew is hydrated: then it may be drawn with tokens. An update at once would have React throw
 * away what it has not come to yet; one in a transition waits for it.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
}
