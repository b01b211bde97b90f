const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 100 random bits in letters and digits: PayU takes at most 25 characters, and people read it aloud. */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return `T${[...bytes].map((byte) => ALPHABET[byte & 31]).join('')}`;
}
