/** From the edges of the window, in pixels; above, the bar of the stage lies there. */
const EDGE = { top: 140, bottom: 80 };
const MAX_STEP = 16;

/** How far a page is scrolled in each picture of the screen, the faster the nearer to an edge. */
export function edgeStep(y: number, height: number): number {
  const above = Math.max(0, EDGE.top - y) / EDGE.top;
  const below = Math.max(0, y - (height - EDGE.bottom)) / EDGE.bottom;
  return Math.round(MAX_STEP * Math.min(1, below)) - Math.round(MAX_STEP * Math.min(1, above));
}

/** Scrolls the window while something is dragged near its upper or lower edge. */
export function scrollAtEdges() {
  let step = 0;
  let handle = 0;
  const go = () => {
    if (step !== 0) window.scrollBy({ top: step, behavior: 'instant' });
    handle = requestAnimationFrame(go);
  };
  handle = requestAnimationFrame(go);
  return {
    follow(y: number) {
      step = edgeStep(y, window.innerHeight);
    },
    stop: () => cancelAnimationFrame(handle),
  };
}
