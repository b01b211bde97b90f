/** What was noted longer ago led to no player. */
const FORGOTTEN_AFTER_MS = 60_000;

let requestedAtMs: number | null = null;

/** The viewer has asked for a player: the time to its first frame counts from here. On the page's own clock. */
export function notePlayRequest(): void {
  requestedAtMs = performance.now();
}

/** When it was asked for; once. Null where nobody has noted it of late. */
export function takePlayRequest(): number | null {
  const noted = requestedAtMs;
  requestedAtMs = null;
  return noted !== null && performance.now() - noted < FORGOTTEN_AFTER_MS ? noted : null;
}
