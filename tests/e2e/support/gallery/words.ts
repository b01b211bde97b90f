import type { Page } from '@playwright/test';

/** One line of words: where it is to be seen on the page, in CSS pixels, and how it is written. */
export interface Line {
  /** The block, and its text. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** As the browser computes it. */
  colour: string;
  /** Of the element and all that it is in, 0–1. */
  opacity: number;
  isLarge: boolean;
}

/** Every line of words that shows within `selector`. */
export function readLines(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate(linesWithin, selector);
}

/** Hides all words, and nothing else, so that a picture of the page shows what is behind them. */
export const WORDLESS = `
  *, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    text-shadow: none !important;
    text-decoration-color: transparent !important;
  }`;

/** Its code runs in the page, so it may name nothing of this file. */
function linesWithin(selector: string): Line[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const LARGE_PX = 24;
  const LARGE_BOLD_PX = 18.66;
  const LEAST_PX = 3;

  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  /** What its ancestors let be seen, how opaque they are; null where they show nothing. */
  function windowOf(element: Element): { seen: Box; opacity: number } | null {
    let seen: Box = { left: 0, top: 0, right: innerWidth, bottom: document.documentElement.scrollHeight };
    let opacity = 1;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      if (style.clipPath.startsWith('inset(50%') || at.matches(':disabled, [aria-disabled="true"]'))
        return null;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        seen = meet(seen, at.getBoundingClientRect());
      }
    }
    return opacity === 0 ? null : { seen, opacity };
  }

  function toLines(element: Element, text: string, boxes: Iterable<Box>, style: CSSStyleDeclaration): Line[] {
    const shown = element.checkVisibility({ visibilityProperty: true }) ? windowOf(element) : null;
    if (!shown) return [];
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(style.fontWeight) >= 700);
    const place = element.closest('[data-block]')?.getAttribute('data-block');
    const name = `${place ?? element.closest('header, footer, aside')?.localName ?? 'page'}: ${text.slice(0, 40)}`;
    return [...boxes].flatMap((box) => {
      const { left, top, right, bottom } = meet(box, shown.seen);
      const [width, height] = [right - left, bottom - top];
      if (width < LEAST_PX || height < LEAST_PX) return [];
      const { opacity } = shown;
      return [{ name, x: left, y: top + scrollY, width, height, colour: style.color, opacity, isLarge }];
    });
  }

  const found: Line[] = [];
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (text === '' || !element || element.closest('option, style, script, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      found.push(...toLines(element, text, range.getClientRects(), getComputedStyle(element)));
    }
    for (const field of root.querySelectorAll('input, textarea, select')) {
      const text = field.getAttribute('placeholder') ?? field.getAttribute('name') ?? '';
      const part = field.getAttribute('placeholder') === null ? null : '::placeholder';
      found.push(...toLines(field, text, [field.getBoundingClientRect()], getComputedStyle(field, part)));
    }
  }
  return found;
}
