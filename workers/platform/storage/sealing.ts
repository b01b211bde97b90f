import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * For what waits in the database and must not be read from it alone: links in mails, keys at payment
 * gateways.
 */
export interface Sealing {
  /** `place` names the row: what was sealed for one cannot be opened in another. */
  seal(value: unknown, place: string): string;
  /** Null for what was sealed with another key or for another place, or has been touched. */
  open(sealed: string, place: string): unknown;
}

/** One secret serves several purposes, each with a key of its own. */
export function openSealing(secret: string, purpose: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal(value, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const body = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString('base64url');
    },

    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce)
          .setAAD(Buffer.from(place))
          .setAuthTag(rest.subarray(0, TAG_BYTES));
        const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
        return JSON.parse(text.toString('utf8')) as unknown;
      } catch {
        return null;
      }
    },
  };
}

/** Of what must be recognised again and never read: without the secret nobody finds an address by trying some. */
export type Digest = (text: string) => string;

export function openDigest(secret: string, purpose: string): Digest {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
