import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect } from 'react';
import { focusMain } from '#app/ui/focus/return-focus.ts';

/** Of the page that is shown; empty while it has no site chrome, null before the first. */
let shownPath: string | null = null;
/** The focused element at the last click, which may have been on a link. */
let clicked: Element | null = null;
/** By the history's keys, the links that led away from its pages. */
const leads = new Map<string, { href: string; index: number }>();

/**
 * What a new document brings by itself: a page that opens is read out with its title, and Tab begins with
 * what it is about; on the way back, with the link that led away.
 */
export function PageFocus() {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';

  // On click: a prefetched page renders before the router reports the navigation.
  useEffect(() => {
    const noteClick = ({ target }: Event) => {
      clicked = document.activeElement;
      const lead = leadOf(target instanceof Element ? target : null);
      if (lead) leads.set(key, lead);
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('click', noteClick, options);
    document.addEventListener('submit', noteClick, options);
    window.addEventListener('popstate', noteClick, options);
    return () => listeners.abort();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is its path; tabs and filters change the rest.
  useEffect(() => {
    const isNew = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (!isNew || isTaken()) return;
    const link = isBack ? linkOf(leads.get(key)) : undefined;
    if (link) link.focus({ preventScroll: true });
    else announce();
  }, [pathname]);

  useEffect(() => {
    return () => {
      shownPath = '';
    };
  }, []);

  return null;
}

/** By a field that begins the page, by a player, by a dialog that lies over it. */
function isTaken(): boolean {
  const left = [document.body, document.getElementById('main'), clicked];
  return (
    !left.includes(document.activeElement as HTMLElement) || document.querySelector('dialog:modal') !== null
  );
}

/** The main part has the page's title for its name while it has the focus. */
function announce() {
  const main = document.getElementById('main');
  main?.setAttribute('aria-label', document.title);
  main?.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true });
  focusMain();
}

function leadOf(element: Element | null) {
  const link = element?.closest<HTMLAnchorElement>('main a[href]');
  const href = link?.getAttribute('href');
  return link && href ? { href, index: linksTo(href).indexOf(link) } : null;
}

function linkOf(lead: { href: string; index: number } | undefined): HTMLAnchorElement | undefined {
  return lead ? linksTo(lead.href)[lead.index] : undefined;
}

/** A page may lead to another more than once. */
function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`)];
}
