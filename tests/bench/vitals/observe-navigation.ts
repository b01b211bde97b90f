import type { Page } from '@playwright/test';

/** Paints of a page that was opened from another, in ms since the click. */
export interface NavigationPaints {
  /** Milliseconds since 1970. */
  clickedAt: number;
  heading: number;
  /** The page's largest picture. */
  picture: number;
}

export interface PaintedElement {
  path: string;
  tag: string;
  /** Milliseconds since 1970. */
  at: number;
  area: number;
}

type ObservedWindow = typeof window & { __painted: PaintedElement[] };

/**
 * Runs in the page, before its own scripts: notes the click, and the paint of every heading and picture by
 * the browser's Element Timing, which wants them marked. In what the server sends as in what scripts add.
 */
export function observeNavigation() {
  const painted: PaintedElement[] = [];
  Object.assign(window, { __painted: painted });
  const noteClick = (event: Event) => {
    // A new document must still know of it.
    sessionStorage.setItem('__clickedAt', String(performance.timeOrigin + event.timeStamp));
  };
  addEventListener('click', noteClick, { capture: true });
  const mark = (element: Element) => {
    if (element.matches('h1, img')) element.setAttribute('elementtiming', element.localName);
  };
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      mark(node);
      for (const element of node.querySelectorAll('h1, img')) mark(element);
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, identifier, intersectionRect } = entry as PerformanceEntry & {
        identifier: string;
        intersectionRect: DOMRectReadOnly;
      };
      painted.push({
        path: location.pathname,
        tag: identifier,
        at: performance.timeOrigin + startTime,
        area: intersectionRect.width * intersectionRect.height,
      });
    }
  }).observe({ type: 'element', buffered: true });
}

export async function readNavigation(page: Page, path: string): Promise<NavigationPaints> {
  const seen = await page.evaluate(() => ({
    clickedAt: Number(sessionStorage.getItem('__clickedAt')),
    painted: (window as ObservedWindow).__painted,
  }));
  return toNavigationPaints(seen, path);
}

/** What the page at `path` painted since the click; throws when it painted no heading or no picture. */
export function toNavigationPaints(
  { clickedAt, painted }: { clickedAt: number; painted: readonly PaintedElement[] },
  path: string,
): NavigationPaints {
  const since = painted.filter((element) => element.path === path && element.at > clickedAt);
  const [heading] = since.filter(({ tag }) => tag === 'h1').sort((a, b) => a.at - b.at);
  const [picture] = since.filter(({ tag }) => tag === 'img').sort((a, b) => b.area - a.area);
  if (!clickedAt || !heading || !picture) throw new Error(`${path} painted no heading or no picture`);
  return { clickedAt, heading: heading.at - clickedAt, picture: picture.at - clickedAt };
}
