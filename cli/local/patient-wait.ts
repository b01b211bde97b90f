/** What Miniflare uses of `Atomics.wait`. */
type Wait = (
  cell: Int32Array,
  index: number,
  value: number,
  timeout?: number,
) => ReturnType<typeof Atomics.wait>;

/**
 * Miniflare's storage proxies block on `Atomics.wait` until their helper thread has stored an answer and notified. The
 * helper notifies a moment after it stores, so on a busy machine the notification for one answer can end the wait for
 * the next, whose answer is not there yet; Miniflare then fails with a bare `false == true`. This wait goes on until the
 * value has really changed.
 */
export function patientWait(wait: Wait): Wait {
  return (cell, index, value, timeout) => {
    // With a deadline the caller looks after itself.
    if (timeout !== undefined) return wait(cell, index, value, timeout);
    let outcome = wait(cell, index, value);
    while (outcome === 'ok' && Atomics.load(cell, index) === value) outcome = wait(cell, index, value);
    return outcome;
  };
}

/** Once a process, before the first storage proxy is used. */
export function waitPatiently(): void {
  if (isPatient) return;
  isPatient = true;
  // It is declared for 64-bit cells as well, which nobody here waits on; they work, but TypeScript is not told.
  Atomics.wait = patientWait(Atomics.wait) as typeof Atomics.wait;
}

let isPatient = false;
