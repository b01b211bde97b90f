import { useLocation } from '@remix-run/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { inPlaceAddress } from '#app/features/playback/in-place/in-place-address.ts';
import { notePlayRequest } from '#app/features/playback/tracking/play-request.ts';
import { opensHere } from '#app/ui/use-follow-links.ts';
import type { WatchDialog } from './watch-dialog.tsx';
import { isOnWatchEntry, pushWatchEntry } from './watch-entry.ts';

/** Most visits play nothing: the dialog is fetched when a hand comes near. */
const loadDialog = async () => (await import('./watch-dialog.tsx')).WatchDialog;

interface Opened {
  Dialog: typeof WatchDialog;
  /** The data's address. */
  address: string;
  /** The watch page's own. */
  href: string;
  opener: HTMLAnchorElement;
}

/**
 * Where scripts run, every link to a watch page plays over the page one is on, under that page's address: going back
 * closes it, and a reload is the watch page itself. Once in the site's frame.
 */
export function WatchDialogs() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { key } = useLocation();
  useWatchLinks(setOpened);
  const close = useCallback(() => {
    setOpened(null);
    if (isOnWatchEntry()) window.history.back();
    opened?.opener.focus();
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [opened, close]);
  // Another page has come under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the page.
  useEffect(() => () => setOpened(null), [key]);

  if (!opened) return null;
  const { Dialog, address, href } = opened;
  return (
    <Suspense fallback={null}>
      <Dialog address={address} href={href} onClose={close} />
    </Suspense>
  );
}

function useWatchLinks(onOpen: (opened: Opened) => void) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isOpening = false;
    async function open(event: MouseEvent) {
      const found = watchLinkOf(event.target);
      if (!found || !opensHere(event, found.link)) return;
      event.preventDefault();
      if (isOpening) return;
      isOpening = true;
      const { link, address } = found;
      const { href } = link;
      notePlayRequest();
      try {
        const Dialog = await loadDialog();
        if (signal.aborted) return;
        pushWatchEntry(href);
        onOpen({ Dialog, address, href, opener: link });
      } catch {
        // Offline, or a deploy took the file away: the page itself still stands.
        window.location.assign(href);
      } finally {
        isOpening = false;
      }
    }
    // Before React's own handlers, so that its links see the click as taken.
    document.addEventListener('click', open, { capture: true, signal });
    document.addEventListener('pointerover', warm, { passive: true, signal });
    document.addEventListener('touchstart', warm, { passive: true, signal });
    document.addEventListener('focusin', warm, { signal });
    return () => controller.abort();
  }, [onOpen]);
}

function warm({ target }: Event) {
  // The click tries again, and has an answer to failure.
  if (watchLinkOf(target)) loadDialog().catch(() => undefined);
}

/** A box that plays by itself marks itself: its links are its own. */
function watchLinkOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.closest('[data-plays-here]')) return null;
  const address = inPlaceAddress(link);
  return address ? { link, address } : null;
}
