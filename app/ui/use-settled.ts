import { useEffect, useState } from 'react';
import { whenIdle } from '#app/lib/idle.ts';

/** True once the page has loaded and the browser is idle: for what is nice to have. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return isSettled;
}
