import type { Page } from '@playwright/test';

/**
 * Texts that a viewer cannot read: lines cut short whose first letter is not in sight, and texts that reach out of what
 * clips them. What lies in a row that scrolls may be outside of it.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isIn = (rect: DOMRect, box: { left: number; right: number }) =>
      rect.left >= box.left - TOLERANCE_PX && rect.right <= box.right + TOLERANCE_PX;
    const boxOf = (clip: Element | null) =>
      clip && clip !== document.body ? clip.getBoundingClientRect() : { left: 0, right: window.innerWidth };

    function isReadable(text: Text, clip: Element | null): boolean {
      const style = clip && getComputedStyle(clip);
      if (style && /auto|scroll/.test(style.overflowX)) return true;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOneLine = style?.textOverflow === 'ellipsis';
      if (isOneLine) {
        const start = text.data.search(/\S/);
        range.setStart(text, start);
        range.setEnd(text, start + 1);
      }
      return [...range.getClientRects()].every((rect) => isIn(rect, boxOf(clip)));
    }

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      let clip = text.parentElement;
      if (!text.data.trim() || !clip?.checkVisibility({ visibilityProperty: true })) continue;
      if (clip.closest('script, style, noscript')) continue;
      while (clip && !clips(clip)) clip = clip.parentElement;
      // What only a screen reader gets is cut to a pixel.
      if (clip && clip.getBoundingClientRect().width <= 1) continue;
      if (!isReadable(text, clip)) found.push(text.data.trim());
    }
    return found;
  });
}
