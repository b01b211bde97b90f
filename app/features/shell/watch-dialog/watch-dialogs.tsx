import { useLocation } from '@remix-run/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { PREFETCH_TTL_MS } from '#app/features/playback/constants.ts';
import { useWatchLinks } from './use-watch-links.ts';
import { isOnWatchEntry } from './watch-entry.ts';
import type { WatchTarget } from './watch-target.ts';

/**
 * Where scripts run, every link to a watch page plays over the page one is on, under that page's address:
 * going back closes it, and a reload is the watch page itself. Rendered once, in the site chrome.
 */
export function WatchDialogs() {
  const [target, setTarget] = useState<WatchTarget | null>(null);
  const { key } = useLocation();
  useWatchLinks(target, setTarget);
  useForgetting(target, setTarget);
  const opener = target?.isOpen ? target.opener : null;
  const close = useCallback(() => {
    setTarget(null);
    if (isOnWatchEntry()) window.history.back();
    opener?.focus();
  }, [opener]);
  useEffect(() => {
    if (!opener) return;
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [opener, close]);
  // A navigation has replaced the page below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the page.
  useEffect(() => () => setTarget(null), [key]);

  if (!target) return null;
  const { Dialog, address, href, isOpen } = target;
  return (
    <Suspense fallback={null}>
      <Dialog key={address} address={address} href={href} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}

/**
 * A preloaded dialog that is not opened within the minute is removed: its address and its stream grow old.
 */
function useForgetting(target: WatchTarget | null, setTarget: (target: null) => void) {
  useEffect(() => {
    if (!target || target.isOpen) return;
    const timer = window.setTimeout(() => setTarget(null), PREFETCH_TTL_MS);
    return () => window.clearTimeout(timer);
  }, [target, setTarget]);
}
