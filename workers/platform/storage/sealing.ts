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
  /** What everything that is sealed now begins with; empty without a ring of keys. */
  prefix: string;
  /** `place` names the row: what was sealed for one cannot be opened in another. */
  seal(value: unknown, place: string): string;
  /** Null for what was sealed with another key or for another place, or has been touched. */
  open(sealed: string, place: string): unknown;
}

/** One key of a ring. What it seals begins with its id, unless that is empty. */
export interface NamedKey {
  id: string;
  key: string;
}

/** One secret serves several purposes, each with a key of its own. Of a ring the first key seals, and each opens. */
export function openSealing(secret: string | readonly NamedKey[], purpose: string): Sealing {
  const ring = typeof secret === 'string' ? [{ id: '', key: secret }] : secret;
  const keys = ring.map(({ id, key }) => ({
    prefix: prefixOf(id),
    bytes: new Uint8Array(hkdfSync('sha256', key, '', purpose, KEY_BYTES)),
  }));
  const [first] = keys;
  if (!first) throw new Error('a ring of keys without a key');
  return {
    prefix: first.prefix,
    seal: (value, place) => first.prefix + sealWith(first.bytes, value, place),
    open(sealed, place) {
      const prefix = sealed.slice(0, sealed.indexOf('.') + 1);
      const body = sealed.slice(prefix.length);
      // What was sealed before there was a ring may be by any of its keys.
      for (const key of keys.filter((each) => prefix === '' || each.prefix === prefix)) {
        const value = openWith(key.bytes, body, place);
        if (value !== null) return value;
      }
      return null;
    },
  };
}

/** No sealed text has a dot of its own. */
const prefixOf = (id: string) => (id === '' ? '' : `${id}.`);

function sealWith(key: Uint8Array, value: unknown, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
  const body = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString('base64url');
}

function openWith(key: Uint8Array, sealed: string, place: string): unknown {
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
}

/** Of what must be recognised again and never read: without the secret nobody finds an address by trying some. */
export type Digest = (text: string) => string;

export function openDigest(secret: string, purpose: string): Digest {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
