import type { RowGeometry } from './row-geometry.ts';

/** A wheel fires bursts of events: one slide a burst, and one more for each of these that it lasts. */
const BETWEEN_SLIDES_MS = 700;
const BURST_END_MS = 150;

/**
 * Calls `slide` when the wheel turns along the row. Where the row is at its end the page scrolls, and a page
 * that already scrolls keeps scrolling.
 */
export function attachWheelNavigation(
  track: HTMLElement,
  { isVertical, isRightToLeft }: RowGeometry,
  slide: (by: 1 | -1) => boolean,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let lastMs = Number.NEGATIVE_INFINITY;
  let slidMs = lastMs;
  let burst: 'new' | 'ours' | 'page' = 'new';
  const trackBurst = ({ timeStamp }: WheelEvent) => {
    if (timeStamp - lastMs > BURST_END_MS) burst = 'new';
    lastMs = timeStamp;
  };
  const yieldToPage = ({ target }: Event) => {
    if (burst === 'new' && !(target instanceof Node && track.contains(target))) burst = 'page';
  };
  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, timeStamp } = event;
    const [along, across] = isVertical ? [deltaY, deltaX] : [deltaX, deltaY];
    if (event.ctrlKey || burst === 'page' || Math.abs(along) <= Math.abs(across)) return;
    if (burst === 'new' || timeStamp - slidMs > BETWEEN_SLIDES_MS) {
      burst = slide(along > 0 === isRightToLeft ? -1 : 1) ? 'ours' : 'page';
      slidMs = timeStamp;
    }
    if (burst === 'ours') event.preventDefault();
  };
  window.addEventListener('wheel', trackBurst, { signal, passive: true, capture: true });
  window.addEventListener('wheel', yieldToPage, { signal, passive: true });
  track.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => controller.abort();
}
