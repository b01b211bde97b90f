/** What was noted longer ago led to no player. */
const FORGOTTEN_AFTER_MS = 60_000;

let requestedAtMs: number | null = null;

/**
 * Marks the moment at which the viewer requested a player: the time to its first frame counts from here. On
 * the page's own clock.
 */
export function notePlayRequest(): void {
  requestedAtMs = performance.now();
}

/** The moment of the request; returned once. Null where none was made of late. */
export function takePlayRequest(): number | null {
  const noted = requestedAtMs;
  requestedAtMs = null;
  return noted !== null && performance.now() - noted < FORGOTTEN_AFTER_MS ? noted : null;
}
