const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_SECONDS = DAY_MS / 1000;

/** A part of a day that repeats, in seconds of a UTC day; one that ends after midnight ends the next day. */
export interface Slot {
  startSecond: number;
  endSecond: number;
  contentId: string;
}

/** Something that is on once, from `startMs` until `endMs`. */
export interface Programme {
  contentId: string;
  startMs: number;
  endMs: number;
}

export interface TimeWindow {
  startMs: number;
  endMs: number;
}

/** How far beyond a window its programmes reach: dated ones must be known this far to either side. */
export function reachOf({ startMs, endMs }: TimeWindow): TimeWindow {
  return { startMs: startMs - DAY_MS, endMs: endMs + DAY_MS };
}

/**
 * What is on in the window, in order, one at a time: dated programmes, and the day's slots wherever those
 * leave room. Programmes that straddle an edge are there whole, and what is on at a moment is the same
 * whatever the window. `dated` are those within the window's reach.
 */
export function programmesIn(
  slots: readonly Slot[],
  dated: readonly Programme[],
  window: TimeWindow,
): Programme[] {
  const specials = oneAtATime(dated);
  const looped = oneAtATime(loopOver(slots, reachOf(window)));
  const inWindow = (programme: Programme) => overlap(programme, window);
  const left = looped.filter(inWindow).flatMap((programme) => without(programme, specials));
  return [...specials, ...left].filter(inWindow).sort(byStart);
}

/** Every turn of the day's slots that overlaps the window. */
function loopOver(slots: readonly Slot[], window: TimeWindow): Programme[] {
  const repeats: Programme[] = [];
  for (let dayMs = midnightBefore(window.startMs) - DAY_MS; dayMs < window.endMs; dayMs += DAY_MS) {
    for (const { contentId, startSecond, endSecond } of slots) {
      const lengthSeconds = Math.min(endSecond - startSecond, DAY_SECONDS);
      const startMs = dayMs + startSecond * 1000;
      const repeat = { contentId, startMs, endMs: startMs + lengthSeconds * 1000 };
      if (overlap(repeat, window)) repeats.push(repeat);
    }
  }
  return repeats;
}

/** In order; where two overlap, the one that begins later is on, and what it leaves of the other. */
function oneAtATime(programmes: readonly Programme[]): Programme[] {
  const sorted = [...programmes].sort(byStart);
  const single = sorted.flatMap((programme, index) => {
    let clear = index + 1;
    while ((sorted[clear]?.startMs ?? Number.POSITIVE_INFINITY) < programme.endMs) clear += 1;
    return without(programme, sorted.slice(index + 1, clear));
  });
  return single.sort(byStart);
}

/** What the others, sorted by their start, leave of a programme: all, some pieces, or nothing. */
function without(programme: Programme, others: readonly Programme[]): Programme[] {
  const pieces: Programme[] = [];
  let startMs = programme.startMs;
  for (const other of others) {
    if (!overlap(other, programme)) continue;
    if (other.startMs > startMs) pieces.push({ ...programme, startMs, endMs: other.startMs });
    startMs = Math.max(startMs, other.endMs);
  }
  if (startMs < programme.endMs) pieces.push({ ...programme, startMs });
  return pieces;
}

function overlap(a: TimeWindow, b: TimeWindow): boolean {
  return a.startMs < b.endMs && a.endMs > b.startMs;
}

function byStart(a: Programme, b: Programme): number {
  return a.startMs - b.startMs;
}

function midnightBefore(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}
