import { describe, expect, it } from 'vitest';
import { ignoreAborts } from '#app/lib/ignore-aborts.ts';

/** Whether a browser would log it as an error of the page's. */
function isLogged(reason: unknown): boolean {
  const page = new EventTarget();
  ignoreAborts(page);
  return page.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
}

describe('ignoreAborts', () => {
  it('an aborted request is not logged as an error', () => {
    expect(isLogged(new DOMException('The user aborted a request.', 'AbortError'))).toBe(false);
    expect(isLogged(AbortSignal.abort().reason)).toBe(false);
  });

  it.each([
    new Error('AbortError'),
    new DOMException('too slow', 'TimeoutError'),
    'AbortError',
    null,
    undefined,
  ])('any other rejection is logged: %s', (reason) => {
    expect(isLogged(reason)).toBe(true);
  });
});
