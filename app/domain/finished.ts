/** A title counts as watched from here on, whatever its length. */
const FINISHED_FRACTION = 0.95;
/** Credits, watched by nobody. */
const CREDITS_SECONDS = 120;
/**
 * From this length on two minutes are no more than a fifth of a title. Of a shorter one they are story: a
 * film of three minutes is not over after one.
 */
const CREDITS_FROM_SECONDS = 10 * 60;

/** The position in seconds from which a title is finished; infinite where its length is not known. */
export function finishedFrom(durationSeconds: number): number {
  if (!(durationSeconds > 0) || !Number.isFinite(durationSeconds)) return Number.POSITIVE_INFINITY;
  const byFraction = durationSeconds * FINISHED_FRACTION;
  if (durationSeconds < CREDITS_FROM_SECONDS) return byFraction;
  return Math.min(byFraction, durationSeconds - CREDITS_SECONDS);
}

/** Whether nothing but the credits is left to watch. */
export function isFinished(positionSeconds: number, durationSeconds: number): boolean {
  return positionSeconds >= finishedFrom(durationSeconds);
}
