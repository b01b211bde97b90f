interface Backoff {
  /** The wait before the first retry. */
  firstMs: number;
  longestMs?: number;
}

/** The wait before the next try: it doubles with each of the `retries` made before. */
export function backoffMs(
  retries: number,
  { firstMs, longestMs = Number.POSITIVE_INFINITY }: Backoff,
): number {
  return Math.min(longestMs, firstMs * 2 ** retries);
}
