import type { RowGeometry } from './row-geometry.ts';

/** A wheel turns in bursts: one slide for each, and one more for each of these that it goes on. */
const REST_MS = 700;
const PAUSE_MS = 150;

/**
 * Calls `turn` for wheels that turn along the row. Where it has nowhere to go the page scrolls, and a page that scrolls already
 * scrolls on.
 */
export function turnWithWheel(
  track: HTMLElement,
  { isVertical, isRightToLeft }: RowGeometry,
  turn: (by: 1 | -1) => boolean,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let lastMs = Number.NEGATIVE_INFINITY;
  let turnedMs = lastMs;
  let burst: 'new' | 'ours' | 'page' = 'new';
  const note = ({ timeStamp }: WheelEvent) => {
    if (timeStamp - lastMs > PAUSE_MS) burst = 'new';
    lastMs = timeStamp;
  };
  const leave = ({ target }: Event) => {
    if (burst === 'new' && !(target instanceof Node && track.contains(target))) burst = 'page';
  };
  const answer = (event: WheelEvent) => {
    const { deltaX, deltaY, timeStamp } = event;
    const [along, across] = isVertical ? [deltaY, deltaX] : [deltaX, deltaY];
    if (event.ctrlKey || burst === 'page' || Math.abs(along) <= Math.abs(across)) return;
    if (burst === 'new' || timeStamp - turnedMs > REST_MS) {
      burst = turn(along > 0 === isRightToLeft ? -1 : 1) ? 'ours' : 'page';
      turnedMs = timeStamp;
    }
    if (burst === 'ours') event.preventDefault();
  };
  window.addEventListener('wheel', note, { signal, passive: true, capture: true });
  window.addEventListener('wheel', leave, { signal, passive: true });
  track.addEventListener('wheel', answer, { signal, passive: false });
  return () => controller.abort();
}
