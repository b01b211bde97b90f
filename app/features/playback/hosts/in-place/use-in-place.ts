import { useCallback, useEffect, useRef, useState } from 'react';
import { inPlaceSources } from './in-place-prefetcher.ts';
import type { InPlaceAnswer } from './in-place-response.ts';

export interface InPlace {
  /** Null while it is on its way. */
  answer: InPlaceAnswer | null;
  /** For a new address, or because its time has come; what is there stays until the answer is. */
  askAgain(): void;
  /** From the beginning, after a failure. */
  retry(): void;
}

/** What plays at an address of `paths.watchInPlace`, asked for at once. */
export function useInPlace(address: string): InPlace {
  const [answer, setAnswer] = useState<InPlaceAnswer | null>(null);
  const turn = useRef(0);
  const askAgain = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    inPlaceSources.take(address).then(
      (arrived) => turn.current === mine && setAnswer(arrived),
      // The player that is there says for itself that it gets no new address.
      () => turn.current === mine && setAnswer((known) => known ?? { kind: 'failed' }),
    );
  }, [address]);
  const retry = useCallback(() => {
    setAnswer(null);
    askAgain();
  }, [askAgain]);
  useEffect(() => {
    retry();
    return () => {
      turn.current += 1;
    };
  }, [retry]);
  return { answer, askAgain, retry };
}
