// chunk: shell

import { useEffect, useState } from 'react';
import { followServerClock } from './shared-clock.ts';

/**
 * The server's time in ms, a second (or `stepMs`) at a time: the viewer's own clock may be wrong, and
 * viewer.md §4 goes by the server's. The first is that of rendering, so that server and browser agree.
 */
export function useServerClock(serverNowMs: number, stepMs = 0): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    const follow = (now: number) => setNowMs((shown) => (Math.abs(now - shown) >= stepMs ? now : shown));
    return followServerClock(serverNowMs, follow);
  }, [serverNowMs, stepMs]);
  return nowMs;
}

/**
 * Whether a moment (ISO 8601) has come, checked every second; false where there is none. Draws anew only
 * then.
 */
export function useHasCome(moment: string | null | undefined, serverNowMs: number): boolean {
  const atMs = Date.parse(moment ?? '');
  const [hasCome, setHasCome] = useState(serverNowMs >= atMs);
  useEffect(() => {
    if (Number.isNaN(atMs)) return setHasCome(false);
    return followServerClock(serverNowMs, (nowMs) => setHasCome(nowMs >= atMs));
  }, [atMs, serverNowMs]);
  return hasCome;
}
