/** Calls back once the page has been painted with what is in it now. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => window.setTimeout(callback));
}
