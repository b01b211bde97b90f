import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP's scrypt setting of 16 MB. PBKDF2 is no choice here: Workers refuse the iterations it would need.
const CURRENT = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** scrypt needs 128·N·r bytes; Node's default limit is exactly that and then refuses. */
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

/** `scrypt$N$r$p$salt$hash`: a row records how it was hashed, so that the cost can be raised. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, CURRENT);
  const { N, r, p } = CURRENT;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

// Of no password: the same work is done for an address that nobody has, and for a user who can have no
// password.
const UNKNOWN_USER = { parameters: CURRENT, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(KEY_BYTES) };

/** A user that does not exist (null) costs as much time as one whose password is wrong. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const own = stored === null ? null : parse(stored);
  const compared = own ?? UNKNOWN_USER;
  const hash = await derive(password, compared.salt, compared.parameters);
  return timingSafeEqual(hash, compared.hash) && own !== null;
}

function parse(stored: string) {
  const [scheme, N, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return null;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const bytes = Buffer.from(hash, 'base64url');
  if (bytes.length !== KEY_BYTES) return null;
  return { parameters, salt: Buffer.from(salt, 'base64url'), hash: bytes };
}

function derive(password: string, salt: Buffer, parameters: ScryptOptions): Promise<Buffer> {
  // The same letters typed on another keyboard are the same password.
  const input = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(input, salt, KEY_BYTES, { ...parameters, maxmem: MAX_MEMORY_BYTES }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
