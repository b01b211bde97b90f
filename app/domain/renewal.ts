const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Tries of one period, counted from its end: three within the seven days in which access stays. */
export const TRIES_AFTER_MS = [0, 2 * DAY_MS, 6 * DAY_MS] as const;
/** So long after the paid period access stays while charges fail. */
export const GRACE_MS = 7 * DAY_MS;
/** A reminder is mailed so long before a charge, if the period is long enough for one. */
const REMIND_BEFORE_MS = 3 * DAY_MS;
const LONG_PERIOD_MS = 7 * DAY_MS;
/** The delays before retries at a gateway that has not responded; the last one repeats. */
const RETRY_AFTER_MS = [5, 15, 30, 60].map((minutes) => minutes * 60 * 1000);

/** Why a renewal has ended. */
export type EndReason =
  /** The viewer cancelled it. */
  | 'cancelled'
  /** Another purchase took its place. */
  | 'replaced'
  | 'refunded'
  /** Somebody who works for the brand ended the plan. */
  | 'ended'
  /** Every charge was declined, or the gateway did not respond in time. */
  | 'unpaid'
  /** The account is to be deleted, or the plan or the saved payment method no longer exists. */
  | 'gone';

interface Due {
  periodEndTime: Date;
  graceEndTime: Date;
}

/**
 * The reminder is due before the period's end, the end after the last second of grace, the charge between.
 */
export function stepOf({ periodEndTime, graceEndTime }: Due, now: Date): 'remind' | 'charge' | 'end' {
  if (now < periodEndTime) return 'remind';
  return now < graceEndTime ? 'charge' : 'end';
}

/** How long before a period's end its renewal is first due; 0 for periods too short for a reminder. */
export function leadMsOf(periodMs: number): number {
  return periodMs >= LONG_PERIOD_MS ? REMIND_BEFORE_MS : 0;
}

/** The end of a free trial is mailed so long before it, if the trial is long enough for two mails. */
const REMIND_OF_TRIAL_MS = 2 * DAY_MS;

/** How long before a free trial's end its renewal is first due; 0 for trials too short for a reminder. */
export function trialLeadMsOf(trialMs: number): number {
  return trialMs > REMIND_OF_TRIAL_MS ? REMIND_OF_TRIAL_MS : 0;
}

/** When the next charge is due after `tries` declined ones, at least its interval from now; null for none. */
export function nextTryTime(periodEndTime: Date, tries: number, now: Date): Date | null {
  const after = TRIES_AFTER_MS[tries];
  if (after === undefined) return null;
  const before = TRIES_AFTER_MS[tries - 1] ?? 0;
  const planned = periodEndTime.getTime() + after;
  return new Date(Math.max(planned, now.getTime() + Math.min(after - before, DAY_MS)));
}

/** When a gateway that has not responded since `askingSince` is retried. */
export function retryTime(waitingSince: Date, now: Date): Date {
  const waitedMs = now.getTime() - waitingSince.getTime();
  const after = RETRY_AFTER_MS.find((each) => waitedMs < each * 2) ?? HOUR_MS;
  return new Date(now.getTime() + after);
}
