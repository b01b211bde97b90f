import { resumePosition } from '#app/features/playback/seek.ts';

/** The time of one programme; Unix ms, `endMs` is the first moment after it. */
export interface Slot {
  startMs: number;
  endMs: number;
}

/** A stretch of time, Unix ms; `endMs` is the first moment after it. */
export type TimeWindow = Slot;

/** What a channel shows at a moment, and what comes after it. */
export interface Air<S extends Slot> {
  current: S | null;
  /** What has not begun, in order. */
  queue: readonly S[];
  /** From and until when this is so; nothing more is known to come where `untilMs` is null. */
  sinceMs: number;
  untilMs: number | null;
}

/**
 * Services list programmes in any order; one that ends before it begins is none, and the same twice is one.
 */
export function toSlots<S extends Slot>(entries: readonly S[]): S[] {
  const sorted = entries
    .filter(({ startMs, endMs }) => Number.isFinite(startMs) && Number.isFinite(endMs) && endMs > startMs)
    .sort((one, other) => one.startMs - other.startMs || one.endMs - other.endMs);
  return sorted.filter(
    (slot, index) => slot.startMs !== sorted[index + 1]?.startMs || slot.endMs !== sorted[index + 1]?.endMs,
  );
}

/**
 * What is on now: the programme whose window covers now (viewer.md §4), of several the one that began last.
 * `slots` as `toSlots` orders them.
 */
export function airAt<S extends Slot>(slots: readonly S[], nowMs: number): Air<S> {
  const nextAt = firstAfter(slots, nowMs);
  const queue = slots.slice(nextAt);
  const current = slots.slice(0, nextAt).findLast(({ endMs }) => nowMs < endMs) ?? null;
  const changes = [current?.endMs, queue[0]?.startMs].filter((ms) => ms !== undefined);
  return { current, queue, sinceMs: nowMs, untilMs: changes.length > 0 ? Math.min(...changes) : null };
}

/**
 * The check of every second: the same object while nothing changed. However long the device slept, and
 * wherever its clock was put, the answer is that of `airAt`.
 */
export function checkAir<S extends Slot>(air: Air<S>, slots: readonly S[], nowMs: number): Air<S> {
  const holds = nowMs >= air.sinceMs && (air.untilMs === null || nowMs < air.untilMs);
  return holds ? air : airAt(slots, nowMs);
}

/**
 * Where in its file a programme that is on is joined: seconds since it began, wrapped in a file that is
 * shorter.
 */
export function joinAtSeconds(
  { startMs }: Slot,
  nowMs: number,
  durationSeconds: number | null | undefined,
): number {
  return resumePosition((nowMs - startMs) / 1000, durationSeconds);
}

/** How much of it is over, 0 to 1. */
export function elapsedFraction({ startMs, endMs }: Slot, nowMs: number): number {
  return Math.min(1, Math.max(0, (nowMs - startMs) / (endMs - startMs)));
}

export type SlotState = 'past' | 'on-air' | 'to-come';

export function slotState({ startMs, endMs }: Slot, nowMs: number): SlotState {
  if (nowMs < startMs) return 'to-come';
  return nowMs < endMs ? 'on-air' : 'past';
}

/**
 * Index of the first slot that begins after a moment; a binary search, because guides call it for hundreds of
 * channels.
 */
function firstAfter(slots: readonly Slot[], nowMs: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle]?.startMs ?? 0) <= nowMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is shown on a day, also where it began the day before or ends the day after. */
export function slotsWithin<S extends Slot>(slots: readonly S[], { startMs, endMs }: TimeWindow): S[] {
  return slots.filter((slot) => slot.startMs < endMs && slot.endMs > startMs);
}
