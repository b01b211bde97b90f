import { storedViewer } from '#app/features/account/session/personal-storage.ts';
import { OFFLINE_WORKER_PATH } from '#app/features/links/offline.ts';

/** Of a page that was only passed through, nobody has to have a copy. */
const SEEN_MS = 3_000;

/**
 * Has the brand's service worker installed (docs/decisions/090). It sees documents by itself; guests' pages that scripts
 * navigate to are named to it. Without a network, links lead to documents, which the worker has or has the offline page
 * for.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // A player on another site is nobody's visit here.
  if (!serviceWorker || window.top !== window) return;
  const isFirst = !serviceWorker.controller;
  for (const type of ['click', 'submit']) window.addEventListener(type, leaveToBrowser, { capture: true });
  await serviceWorker.register(OFFLINE_WORKER_PATH);
  const { active } = await serviceWorker.ready;
  const router = window.__remixRouter;
  let seen = isFirst ? '' : window.location.pathname;
  let timer = 0;
  const note = () => {
    window.clearTimeout(timer);
    if (router.state.navigation.state !== 'idle' || window.location.pathname === seen) return;
    timer = window.setTimeout(() => {
      seen = window.location.pathname;
      // A member's page is theirs alone.
      if (!storedViewer()) (serviceWorker.controller ?? active)?.postMessage(window.location.href);
    }, SEEN_MS);
  };
  router.subscribe(note);
  note();
}

/** Before React gets to know of it. Edit mode has a queue of its own for what is done without a network. */
function leaveToBrowser(event: Event): void {
  const { target } = event;
  if (navigator.onLine || !navigator.serviceWorker.controller || !(target instanceof Element)) return;
  if (window.location.pathname.startsWith('/edit/')) return;
  if (event.type === 'click' ? isLinkToPage(target) : isSearch(target)) event.stopPropagation();
}

function isLinkToPage(target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link?.origin === window.location.origin && link.pathname !== window.location.pathname;
}

const isSearch = (target: Element) => target instanceof HTMLFormElement && target.method === 'get';
