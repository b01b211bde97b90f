export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GROWTH = 1.32;
const MIN_WIDTH = 300;
const MAX_GAIN = 160;
const EDGE = 8;

/** How wide a card's detail is; all in CSS pixels. */
export function detailWidth(cardWidth: number, viewportWidth: number): number {
  const grown = Math.min(cardWidth * GROWTH, cardWidth + MAX_GAIN);
  return Math.round(Math.min(Math.max(grown, MIN_WIDTH), viewportWidth - 2 * EDGE));
}

/**
 * Where the detail of a card lies: over the middle of its picture, and inside the window, so that the first
 * and last card of a row grow inwards. `top` is what the page's header leaves free, `gutter` the page's
 * margin.
 */
export function placeDetail(
  picture: Box,
  detail: { width: number; height: number; pictureHeight: number },
  viewport: { width: number; height: number; top: number; gutter: number },
): { left: number; top: number; originX: number; originY: number } {
  const middleX = picture.left + picture.width / 2;
  const middleY = picture.top + picture.height / 2;
  const { width, height, gutter } = viewport;
  const right = edgeFor(width - picture.left - picture.width, gutter);
  const left = within(
    middleX - detail.width / 2,
    edgeFor(picture.left, gutter),
    width - detail.width - right,
  );
  const top = within(middleY - detail.pictureHeight / 2, viewport.top + EDGE, height - detail.height - EDGE);
  return { left, top, originX: middleX - left, originY: middleY - top };
}

/** The row's own margin is kept, but for a card that lies beyond it: its detail must cover it. */
function edgeFor(cardEdge: number, gutter: number): number {
  return cardEdge < gutter / 2 ? EDGE : gutter;
}

/** Where there is no room for both, the start wins. */
function within(value: number, min: number, max: number): number {
  return Math.round(Math.max(min, Math.min(value, max)));
}
