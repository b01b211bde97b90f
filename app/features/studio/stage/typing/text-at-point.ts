import type { Place } from '../places/find-places.ts';

/** How near to its letters a press counts, in pixels. */
const SLACK = 4;
const CLIPPED = /hidden|clip|auto|scroll/;

/** A text that can be typed into: one of its own, in the page now. */
export const isTypable = ({ attribute, node, field }: Place) =>
  field.kind === 'text' && attribute === null && node.isConnected;

/** The text at a point of the window; the last of those that lie over each other. */
export function textAtPoint(places: readonly Place[], x: number, y: number): Place | null {
  return places.findLast((place) => isTypable(place) && isAt(place.node, x, y)) ?? null;
}

function isAt(node: Node, x: number, y: number): boolean {
  const { parentElement } = node;
  if (!parentElement || !isShown(parentElement)) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  const isInside = (rect: DOMRect) =>
    x >= rect.left - SLACK && x <= rect.right + SLACK && y >= rect.top - SLACK && y <= rect.bottom + SLACK;
  return [...range.getClientRects()].some(isInside) && isWithinClips(parentElement, isInside);
}

const isShown = (element: Element) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/** Slides beside the one in sight are there, too. */
function isWithinClips(element: Element, isInside: (rect: DOMRect) => boolean): boolean {
  for (
    let around: Element | null = element;
    around && !around.matches('[data-held]');
    around = around.parentElement
  ) {
    if (CLIPPED.test(getComputedStyle(around).overflow) && !isInside(around.getBoundingClientRect()))
      return false;
  }
  return true;
}
