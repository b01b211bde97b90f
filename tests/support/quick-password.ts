import { randomBytes, scryptSync } from 'node:crypto';

/** Parameters of scrypt; a stored hash names its own (platform/user/password.ts). */
const QUICK = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * A stored password that is checked in a moment, for tests of what comes after signing in: a real one takes
 * 160 ms of the processor each time.
 */
export function quickHash(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const hash = scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, QUICK);
  const { N, r, p } = QUICK;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
