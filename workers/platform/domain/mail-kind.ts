export const MAIL_KINDS = [
  'verify',
  'reset',
  'password_changed',
  'deletion_asked',
  'invited',
  'invited_to_pay',
  'invited_to_work',
  'payment_received',
  'payment_refunded',
  'payment_partly_refunded',
  'trial_started',
  'trial_ending',
  'renewal_soon',
  'renewal_failed',
  'renewal_cancelled',
  'renewal_ended',
  'reminder_title',
  'reminder_programme',
  'domain_not_live',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** They go out last, and each ends those before it. */
export const INVITATIONS = ['invited', 'invited_to_pay', 'invited_to_work'] as const satisfies MailKind[];
