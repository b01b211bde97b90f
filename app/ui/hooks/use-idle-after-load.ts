import { useEffect, useState } from 'react';
import { whenIdle } from '#app/lib/idle.ts';

/** True once the page has loaded and the browser is idle: for what is nice to have. */
export function useIdleAfterLoad(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
