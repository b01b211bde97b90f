/**
 * The card comes this long before the end and counts down as long, so that nothing of an episode is lost;
 * where its credits are known, it comes with them.
 */
export const COUNTDOWN_MS = 8000;

/** Counting, it goes on only so near the end: a film that stalls is seen to its end all the same. */
const AT_END_SECONDS = 0.5;

/** What the video is at. */
export interface Moment {
  positionSeconds: number;
  /** NaN or infinite where it has none. */
  lengthSeconds: number;
  rate: number;
  isPaused: boolean;
  hasEnded: boolean;
}

export interface Countdown {
  /** `over`: its time is up, and so is the film. */
  phase: 'away' | 'counting' | 'over' | 'cancelled';
  elapsedMs: number;
}

export const NO_COUNTDOWN: Countdown = { phase: 'away', elapsedMs: 0 };

export interface CountdownTerms {
  /** Where the credits begin, in seconds. */
  creditsAt: number | null;
  /** Shown without counting: the viewer is choosing, or is to decide. */
  isHeld: boolean;
}

/** The countdown after `passedMs` more; the same object where nothing has changed. */
export function stepCountdown(
  known: Countdown,
  at: Moment,
  { creditsAt, isHeld }: CountdownTerms,
  passedMs: number,
): Countdown {
  if (!isNearEnd(at, creditsAt)) return known.phase === 'away' ? known : NO_COUNTDOWN;
  if (known.phase === 'away') return { phase: 'counting', elapsedMs: 0 };
  if (known.phase !== 'counting' || isHeld || (at.isPaused && !at.hasEnded)) return known;
  const elapsedMs = Math.min(COUNTDOWN_MS, known.elapsedMs + passedMs);
  const isOver = elapsedMs >= COUNTDOWN_MS && mayGoOn(at, creditsAt);
  if (elapsedMs === known.elapsedMs && !isOver) return known;
  return { phase: isOver ? 'over' : 'counting', elapsedMs };
}

/** Whole seconds, as they are shown. */
export function secondsLeft(elapsedMs: number): number {
  return Math.ceil((COUNTDOWN_MS - elapsedMs) / 1000);
}

/** What is left until the next one may play, in the viewer's time; with credits, their countdown comes first. */
export function secondsUntilNext(at: Moment, creditsAt: number | null): number {
  const untilCredits = creditsAt === null ? Number.POSITIVE_INFINITY : timeTo(creditsAt, at);
  return Math.min(timeTo(at.lengthSeconds, at), untilCredits + COUNTDOWN_MS / 1000);
}

/** A film at twice its speed is there in half the time. */
function timeTo(seconds: number, { positionSeconds, rate }: Moment): number {
  return (seconds - positionSeconds) / (rate || 1);
}

function isNearEnd(at: Moment, creditsAt: number | null): boolean {
  if (at.hasEnded) return true;
  if (!Number.isFinite(at.lengthSeconds) || at.lengthSeconds <= 0) return false;
  if (creditsAt !== null && at.positionSeconds >= creditsAt) return true;
  return timeTo(at.lengthSeconds, at) <= COUNTDOWN_MS / 1000;
}

function mayGoOn(at: Moment, creditsAt: number | null): boolean {
  const isInCredits = creditsAt !== null && at.positionSeconds >= creditsAt;
  return at.hasEnded || isInCredits || timeTo(at.lengthSeconds, at) <= AT_END_SECONDS;
}
