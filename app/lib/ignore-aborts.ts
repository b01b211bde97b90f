/**
 * Of a page that was left while parts of it were on their way nobody waits for these any more: that is no
 * error.
 */
export function ignoreAborts(page: EventTarget): void {
  page.addEventListener('unhandledrejection', (event) => {
    if ((event as PromiseRejectionEvent).reason?.name === 'AbortError') event.preventDefault();
  });
}
