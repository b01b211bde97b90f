/** What a service may refuse with, by HTTP status (api.md, Conventions). */
export const STATUS = {
  malformed: 400,
  sessionNeeded: 401,
  notAllowed: 403,
  notFound: 404,
  wrongMethod: 405,
  conflict: 409,
  tooLarge: 413,
  rejected: 422,
  tooMany: 429,
  internal: 500,
  notImplemented: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;
export type ErrorStatus = (typeof STATUS)[ErrorCode];

/**
 * 400 when the input has the wrong shape (a missing, unknown or wrongly typed field), 422 when every field is
 * of the right type and one breaks a rule: too long, not an address of ours, out of range.
 */
export function statusOfIssues(
  issues: readonly { kind: 'schema' | 'validation' | 'transformation' }[],
): 400 | 422 {
  return issues.every((issue) => issue.kind === 'validation') ? STATUS.rejected : STATUS.malformed;
}

/** api.md: the text of the 404 for a missing or unknown `account_id`. */
export const UNKNOWN_ACCOUNT = 'Unknown account';

/** The field that an error is about, by the error's code: its text (`error`) is shown there. */
export const FIELD_OF_CODE = {
  wrong_credentials: 'email_id',
  email_taken: 'email_id',
  wrong_password: 'old_password',
  password_short: 'password',
  password_long: 'password',
  password_common: 'password',
  pin_needed: 'pin',
  pin_missing: 'pin',
  wrong_pin: 'pin',
} as const;

export type FieldCode = keyof typeof FIELD_OF_CODE;
