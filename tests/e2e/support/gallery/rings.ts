import type { Page } from '@playwright/test';
import { contrast } from '#app/domain/themes/colour.ts';
import { pixelAt, type Shot } from './behind.ts';

/** Something that takes the focus: where it is to be seen on the page, in CSS pixels. */
export interface Control {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARK = 'data-control';

/** One control of each look in each block, as far as all of it is to be seen. */
export async function markControls(page: Page): Promise<Control[]> {
  return page.evaluate(findControls, MARK);
}

/** Has the browser draw all that were marked as if the keyboard were on each of them, until what it returns is called. */
export async function focusAll(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const nodesOf = async (selector: string) =>
    (await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })).nodeIds;
  const [controls, fields] = await Promise.all([nodesOf(`[${MARK}]`), nodesOf(`form:has([${MARK}])`)]);
  const force = async (nodes: number[], forcedPseudoClasses: string[]) => {
    await Promise.all(
      nodes.map((nodeId) => browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
  };
  await force(controls, ['focus', 'focus-visible', 'focus-within']);
  // Some draw the ring of their field around all of them.
  await force(fields, ['focus-within']);
  return async () => {
    await force([...controls, ...fields], []);
    await browser.detach();
  };
}

/** WCAG 2.2: what is drawn of the focus differs so much from what was there without it. */
const LEAST = 3;
/** Along a side so many points are looked at; corners are round. */
const POINTS = 16;
const SIDE_START = 0.2;
/** In CSS pixels, how far from a side its ring may be: a form's is around the form. */
const OUTSIDE = 14;
const INSIDE = 10;

/** Of the points around a control, the share at which it is to be seen that it has the focus. */
export function ringShare(without: Shot, focused: Shot, control: Control): number {
  const points = pointsAround(control);
  const seen = points.filter(({ x, y, inwards: [dx, dy] }) => {
    for (let depth = -OUTSIDE; depth <= INSIDE; depth++) {
      const [atX, atY] = [Math.round(x + dx * depth), Math.round(y + dy * depth)];
      const [before, after] = [pixelAt(without, atX, atY), pixelAt(focused, atX, atY)];
      if (before && after && contrast(before, after) >= LEAST) return true;
    }
    return false;
  });
  return seen.length / points.length;
}

function pointsAround({ left, top, right, bottom }: Control) {
  const shares = Array.from(
    { length: POINTS },
    (_, index) => SIDE_START + ((1 - 2 * SIDE_START) * (index + 0.5)) / POINTS,
  );
  return shares.flatMap((share) => {
    const x = left + (right - left) * share;
    const y = top + (bottom - top) * share;
    return [
      { x, y: top, inwards: [0, 1] as const },
      { x, y: bottom - 1, inwards: [0, -1] as const },
      { x: left, y, inwards: [1, 0] as const },
      { x: right - 1, y, inwards: [-1, 0] as const },
    ];
  });
}

/** Its code runs in the page, so it may name nothing of this file. */
function findControls(mark: string): Control[] {
  const FOCUSABLE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], video[controls]';
  const known = new Set<string>();
  const found: Control[] = [];
  for (const element of document.querySelectorAll(FOCUSABLE)) {
    const place =
      element.closest('[data-block]')?.getAttribute('data-block') ??
      element.closest('header, footer, aside')?.localName;
    const look = `${place} ${element.localName}.${element.className}`;
    if (
      !place ||
      known.has(look) ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const box = boxOf(element);
    if (!isUnclipped(element, box)) continue;
    known.add(look);
    element.setAttribute(mark, '');
    const { left, right } = box;
    found.push({
      name: `${look} ${element.textContent?.trim().slice(0, 30)}`,
      left,
      right,
      top: box.top + scrollY,
      bottom: box.bottom + scrollY,
    });
  }
  return found;

  /** Of a link that is all of its card, the card's. */
  function boxOf(element: Element): DOMRect {
    const after = getComputedStyle(element, '::after');
    let at = element;
    if (after.content !== 'none' && after.position === 'absolute' && after.inset === '0px') {
      while (at.parentElement && getComputedStyle(at).position === 'static') at = at.parentElement;
    }
    return at.getBoundingClientRect();
  }

  function isUnclipped(element: Element, { left, right, top, bottom, width, height }: DOMRect): boolean {
    if (width < 8 || height < 8 || left < 0 || right > innerWidth) return false;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, opacity } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || opacity === '0') return false;
      const box = at.getBoundingClientRect();
      const isCut =
        left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
      if ((overflowX !== 'visible' || overflowY !== 'visible') && isCut) return false;
    }
    return true;
  }
}
