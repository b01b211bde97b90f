import type { MailKind } from '#workers/platform/domain/mail-kind.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * A try is over by then, whatever has become of it: three requests of ten seconds, and the pauses between.
 */
export const LEASE_MS = 5 * MINUTE_MS;

/** After the first try, the second …; the last one repeats. */
const PAUSES_MINUTES = [1, 5, 15, 30, 60, 120, 240, 480];

/** How long a mail is worth sending: one whose link is about to end, or has, would only vex its reader. */
const USEFUL_MS: Record<MailKind, number> = {
  reset: 45 * MINUTE_MS,
  verify: 20 * HOUR_MS,
  password_changed: 24 * HOUR_MS,
  deletion_asked: 24 * HOUR_MS,
  invited: 24 * HOUR_MS,
  invited_to_pay: 24 * HOUR_MS,
  invited_to_work: 24 * HOUR_MS,
  payment_received: 24 * HOUR_MS,
  payment_refunded: 24 * HOUR_MS,
  payment_partly_refunded: 24 * HOUR_MS,
  trial_started: 24 * HOUR_MS,
  trial_ending: 24 * HOUR_MS,
  renewal_soon: 24 * HOUR_MS,
  renewal_failed: 24 * HOUR_MS,
  renewal_cancelled: 24 * HOUR_MS,
  renewal_ended: 24 * HOUR_MS,
  // They go out half an hour before what they are about.
  reminder_title: 30 * MINUTE_MS,
  reminder_programme: 30 * MINUTE_MS,
  domain_not_live: 24 * HOUR_MS,
};

export function expiryOf(kind: MailKind, now: Date): Date {
  return new Date(now.getTime() + USEFUL_MS[kind]);
}

/** When to try again after so many tries; null when the mail would be of no use any more. */
export function nextTry(tries: number, now: Date, expiresTime: Date): Date | null {
  const pause = PAUSES_MINUTES[Math.min(tries, PAUSES_MINUTES.length) - 1] ?? 1;
  const next = new Date(now.getTime() + pause * MINUTE_MS);
  return next < expiresTime ? next : null;
}
