import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './mail.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Mails as they wait in the database: whoever reads that alone reads neither links nor addresses. */
export interface Sealing {
  seal(mail: Mail): string;
  /** Null for what was sealed with another key, or stands in another mail's row. */
  open(sealed: string, row: { accountId: string; id: string }): Mail | null;
}

export function openSealing(signingKey: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'queued-mails', KEY_BYTES));
  const contextOf = ({ accountId, id }: { accountId: string; id: string }) =>
    Buffer.from(`${accountId}\n${id}`);
  return {
    seal(mail) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(contextOf(mail));
      const body = [cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString('base64url');
    },

    open(sealed, row) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce)
          .setAAD(contextOf(row))
          .setAuthTag(rest.subarray(0, TAG_BYTES));
        const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
        // What has been sealed with this key is a mail: only `seal` has it.
        return JSON.parse(text.toString('utf8')) as Mail;
      } catch {
        return null;
      }
    },
  };
}
