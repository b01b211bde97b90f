/**
 * The promise's value if it is there within `waitMs`, else the promise itself. What comes soon is then part
 * of the first HTML, where it shows without scripts too; what is slow holds nothing up. Rejections are the
 * promise's own.
 */
export async function deferAfter<T>(
  promise: Promise<T>,
  waitMs: number,
): Promise<T | { deferred: Promise<T> }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<{ deferred: Promise<T> }>((resolve) => {
    timer = setTimeout(() => resolve({ deferred: promise }), waitMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
