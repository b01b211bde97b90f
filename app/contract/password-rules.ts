/** What a new password must be; how it is written is everybody's own matter, and it is never trimmed. */
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 256;

/** As people count: an emoji is one. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** What is wrong with its length; null when nothing is. */
export function passwordLengthError(password: string): 'password_short' | 'password_long' | null {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN_CHARS) return 'password_short';
  return length > PASSWORD_MAX_CHARS ? 'password_long' : null;
}
