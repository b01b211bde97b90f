import type { GuidePlace } from './guide-move.ts';

/** Room that the axis above and the channels beside take of what is in sight. */
const MARGIN_PX = 8;

/** Focuses the place's element and scrolls the guide, not the page, to where it is seen. */
export function focusPlace(scroller: HTMLElement, { row, startMs }: GuidePlace): void {
  const cell = scroller.querySelector<HTMLElement>(
    `[data-row="${row}"] [data-start="${startMs ?? 'channel'}"]`,
  );
  if (!cell) return;
  cell.focus({ preventScroll: true });
  const bounds = scroller.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const axis = scroller.querySelector<HTMLElement>('[data-corner]')?.getBoundingClientRect();
  const top = bounds.top + (axis?.height ?? 0);
  if (box.top < top) scroller.scrollTop -= top - box.top;
  else if (box.bottom > bounds.bottom - MARGIN_PX)
    scroller.scrollTop += box.bottom - bounds.bottom + MARGIN_PX;
  showOnPage(Math.max(box.top, top), Math.min(box.bottom, bounds.bottom - MARGIN_PX));
  if (startMs === null) return;
  const isRtl = getComputedStyle(scroller).direction === 'rtl';
  const column = axis?.width ?? 0;
  const left = bounds.left + (isRtl ? 0 : column);
  const right = bounds.right - (isRtl ? column : 0);
  const width = right - left;
  // One that is wider than what is in sight shows its start.
  if (!isRtl) {
    if (box.left < left || box.width > width) scroller.scrollLeft += box.left - left - MARGIN_PX;
    else if (box.right > right) scroller.scrollLeft += box.right - right + MARGIN_PX;
  } else if (box.right > right || box.width > width) scroller.scrollLeft += box.right - right + MARGIN_PX;
  else if (box.left < left) scroller.scrollLeft -= left - box.left + MARGIN_PX;
}

/** The guide may be longer than the screen is: then the page follows, as little as need be. */
function showOnPage(top: number, bottom: number) {
  const under = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (bottom > innerHeight) scrollBy({ top: bottom - innerHeight + MARGIN_PX });
  else if (top < under) scrollBy({ top: top - under });
}

/** Where the focus is, in the guide; null where it is elsewhere. */
export function focusedPlace(scroller: HTMLElement, anchorMs: number): GuidePlace | null {
  const { activeElement: active } = document;
  if (!active || !scroller.contains(active)) return null;
  const row = rowOf(active);
  return placeOf(active, anchorMs) ?? (row === null ? null : { row, startMs: null, anchorMs });
}

/** The place of a programme's or channel's own element; null for any other. */
export function placeOf(element: Element, anchorMs: number): GuidePlace | null {
  const start = element instanceof HTMLElement ? element.dataset.start : undefined;
  const row = rowOf(element);
  if (start === undefined || row === null) return null;
  if (start === 'channel') return { row, startMs: null, anchorMs };
  return { row, startMs: Number(start), anchorMs: Number(start) };
}

function rowOf(element: Element): number | null {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? null : Number(row);
}
