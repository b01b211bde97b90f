import { useLocation } from '@remix-run/react';
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { mayPrefetch, prefetchWhenIdle } from '#app/features/playback/engine/preload/may-prefetch.ts';
import { inPlaceAddress } from '#app/features/playback/hosts/in-place/in-place-address.ts';
import { inPlacePrefetcher } from '#app/features/playback/hosts/in-place/in-place-prefetcher.ts';
import { notePlayRequest } from '#app/features/playback/tracking/play-request.ts';
import { endTrailer } from '#app/features/playback/trailer/end-trailer.ts';
import { afterPaint } from '#app/lib/after-paint.ts';
import { opensHere } from '#app/ui/hooks/use-follow-links.ts';
import { pushWatchEntry } from './watch-entry.ts';
import { type DialogModule, dialogAtHand, loadDialog, type WatchTarget } from './watch-target.ts';

/** Marks a link whose video is preloaded before a click, see `PlayLink`. */
const PREPARES = 'data-prepares';
/** Marks the one that the page is about: its data are fetched as soon as the page is idle. */
const PREPARES_AT_IDLE = 'idle';

interface WatchLink {
  link: HTMLAnchorElement;
  address: string;
}

/**
 * Listens to clicks on every link to a watch page: a click opens the player, and links that will probably be
 * clicked are preloaded.
 */
export function useWatchLinks(
  target: WatchTarget | null,
  setTarget: Dispatch<SetStateAction<WatchTarget | null>>,
) {
  const current = useRef(target);
  current.current = target;
  usePrefetchAtIdle();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const links: WatchLinks = { current, setTarget, signal };
    const preload = (place: EventTarget | null, isLikely: boolean) =>
      void preloadLink(place, isLikely, links);
    // Before React's own handlers, so that its links see the click as taken.
    document.addEventListener('click', openOnClick(links), { capture: true, signal });
    const near = { passive: true, signal };
    document.addEventListener(
      'pointerover',
      ({ target, pointerType }) => preload(target, pointerType !== 'touch'),
      near,
    );
    document.addEventListener('touchstart', ({ target }) => preload(target, false), near);
    document.addEventListener('focusin', ({ target }) => preload(target, isByKeyboard(target)), near);
    // The mouse may rest there already.
    if (matchMedia('(hover: hover)').matches) preload(document.querySelector(`[${PREPARES}]:hover`), true);
    return () => listeners.abort();
  }, [setTarget]);
}

interface WatchLinks {
  current: { readonly current: WatchTarget | null };
  setTarget: Dispatch<SetStateAction<WatchTarget | null>>;
  signal: AbortSignal;
}

function openOnClick({ current, setTarget, signal }: WatchLinks) {
  let isStarting = false;
  return async (event: MouseEvent) => {
    const found = watchLinkOf(event.target);
    if (!found || !opensHere(event, found.link)) return;
    event.preventDefault();
    if (isStarting) return;
    const { link, address } = found;
    const { href } = link;
    notePlayRequest();
    const isReady = current.current?.address === address;
    // One picture is enough to look at, and the film wants the line and the processor.
    if (isReady) afterPaint(endTrailer);
    else {
      inPlacePrefetcher.prefetch(address);
      endTrailer();
    }
    const open = ({ Dialog, showPreloaded }: DialogModule) => {
      pushWatchEntry(href);
      const opened = { Dialog, address, href, opener: link, isOpen: true };
      if (isReady && showPreloaded())
        // Closed meanwhile, it is gone.
        afterPaint(() => setTarget((known) => (known?.address === address ? opened : known)));
      else setTarget(opened);
    };
    const atHand = dialogAtHand();
    // Within the click event, so that nothing is painted in between.
    if (atHand) return open(atHand);
    isStarting = true;
    try {
      const module = await loadDialog();
      if (!signal.aborted) open(module);
    } catch {
      // Offline, or a deploy removed the file: the page itself still works.
      window.location.assign(href);
    } finally {
      isStarting = false;
    }
  };
}

async function preloadLink(
  place: EventTarget | null,
  isLikely: boolean,
  { current, setTarget, signal }: WatchLinks,
) {
  const found = watchLinkOf(place);
  if (!found) return;
  const { link, address } = found;
  // The click retries, and handles a failure.
  const loading = loadDialog().catch(() => null);
  const isKnown = () => current.current?.isOpen || current.current?.address === address;
  if (!isLikely || !link.hasAttribute(PREPARES) || !mayPrefetch() || isKnown()) return;
  inPlacePrefetcher.prefetch(address);
  const module = await loading;
  if (!module || signal.aborted) return;
  const ready: WatchTarget = {
    Dialog: module.Dialog,
    address,
    href: link.href,
    opener: link,
    isOpen: false,
  };
  // Clicked meanwhile, it is open.
  setTarget((known) => (known?.isOpen || known?.address === address ? known : ready));
}

/**
 * The dialog's code, while a page with a play button is idle; and whether and where from the page's own title
 * plays, which a click would have to wait for.
 */
function usePrefetchAtIdle() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the page.
  useEffect(() => {
    const cancel = prefetchWhenIdle(() => {
      const links = Array.from(document.querySelectorAll(`[${PREPARES}]`));
      if (!links.some((link) => watchLinkOf(link))) return;
      loadDialog().catch(() => undefined);
      const own = links.find((link) => link.getAttribute(PREPARES) === PREPARES_AT_IDLE);
      const found = watchLinkOf(own ?? null);
      if (found) inPlacePrefetcher.prefetchData(found.address);
    });
    return () => {
      cancel();
      // Who signs in or out navigates.
      inPlacePrefetcher.clear();
    };
  }, [key]);
}

/** A box that plays by itself marks itself: its links are its own. */
function watchLinkOf(target: EventTarget | null): WatchLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.closest('[data-plays-here]')) return null;
  const address = inPlaceAddress(link);
  return address ? { link, address } : null;
}

/** Focus that a script has set, as a closing dialog does, does not predict what comes next. */
function isByKeyboard(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}
