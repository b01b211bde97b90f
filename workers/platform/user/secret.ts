import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A session's id, or a key that is sent by mail: 256 random bits, safe in a path. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What the database knows a secret by. They are 256 random bits, so one round of SHA-256 is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Of something that could be guessed, such as an address: useless without the key. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
