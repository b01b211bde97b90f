import { useCallback, useState } from 'react';

/** Text of a live region. What is announced twice in a row is another text, or it would be heard once. */
export function useAnnouncer() {
  const [text, setText] = useState('');
  const announce = useCallback(
    (next: string) => setText((shown) => (shown === next ? `${next}\u00a0` : next)),
    [],
  );
  return { text, announce };
}
