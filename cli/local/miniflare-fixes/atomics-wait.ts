/** What Miniflare uses of `Atomics.wait`. */
type Wait = (
  cell: Int32Array,
  index: number,
  value: number,
  timeout?: number,
) => ReturnType<typeof Atomics.wait>;

/**
 * Miniflare's storage proxies block on `Atomics.wait` until their helper thread has stored a response and
 * notified. The helper notifies a moment after it stores, so on a busy machine the notification for one
 * response can end the wait for the next, whose response is not there yet; Miniflare then fails with a bare
 * `false == true`. This wait continues until the value has changed. Fixed upstream by
 * https://github.com/cloudflare/workers-sdk/pull/15552: it can go with Node 22, which that wrangler needs.
 */
export function waitForChange(wait: Wait): Wait {
  return (cell, index, value, timeout) => {
    // With a deadline the caller looks after itself.
    if (timeout !== undefined) return wait(cell, index, value, timeout);
    let outcome = wait(cell, index, value);
    while (outcome === 'ok' && Atomics.load(cell, index) === value) outcome = wait(cell, index, value);
    return outcome;
  };
}

/** Once a process, before the first storage proxy is used. */
export function fixMiniflareAtomicsWait(): void {
  if (isFixed) return;
  isFixed = true;
  // It is declared for 64-bit cells as well, which work, but TypeScript does not know.
  Atomics.wait = waitForChange(Atomics.wait) as typeof Atomics.wait;
}

let isFixed = false;
