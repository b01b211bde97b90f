export const MAIL_KINDS = [
  'verify',
  'reset',
  'password_changed',
  'deletion_asked',
  'invited',
  'invited_to_pay',
  'payment_received',
  'payment_refunded',
  'trial_started',
  'trial_ending',
  'renewal_soon',
  'renewal_failed',
  'renewal_cancelled',
  'renewal_ended',
  'reminder_title',
  'reminder_programme',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
