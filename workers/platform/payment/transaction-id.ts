const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * 100 random bits in letters and digits: short enough for every gateway (PayU takes 25), and safe to read
 * aloud.
 */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return `T${[...bytes].map((byte) => ALPHABET[byte & 31]).join('')}`;
}
