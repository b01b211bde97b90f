import { describe, expect, test } from 'vitest';
import { MAIL_KINDS } from '#workers/platform/domain/mail-kind.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { expiryOf, nextTry } from '#workers/platform/mail/retries.ts';
import { openMailSealing } from '#workers/platform/mail/sealing.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-03-01T12:00:00Z');

/** Minutes after the first try at which the others come, when none succeeds. */
function triesOf(kind: (typeof MAIL_KINDS)[number]): number[] {
  const expires = expiryOf(kind, START);
  const minutes: number[] = [];
  let now = START;
  for (let tries = 1; tries < 100; tries++) {
    const next = nextTry(tries, now, expires);
    if (!next) return minutes;
    minutes.push((next.getTime() - START.getTime()) / MINUTE_MS);
    now = next;
  }
  throw new Error('it never ends');
}

describe('the retries of a mail', () => {
  test.each([
    ['password_changed', [1, 6, 21, 51, 111, 231, 471, 951, 1431]],
    ['deletion_asked', [1, 6, 21, 51, 111, 231, 471, 951, 1431]],
    ['verify', [1, 6, 21, 51, 111, 231, 471, 951]],
    // Its key is good for an hour.
    ['reset', [1, 6, 21]],
  ] as const)('the mail %s is tried after these minutes: %j', (kind, minutes) => {
    expect(triesOf(kind)).toEqual(minutes);
  });

  test('every mail expires within a day', () => {
    for (const kind of MAIL_KINDS)
      expect(expiryOf(kind, START).getTime() - START.getTime()).toBeLessThanOrEqual(24 * 60 * MINUTE_MS);
  });
});

describe('a queued mail', () => {
  const mail: Mail = {
    id: 'mail-1',
    accountId: 'acc_a',
    kind: 'reset',
    fromName: 'Brand',
    to: { name: 'Ana Ferreira', address: 'ana@example.com' },
    subject: 'كلمة مرور جديدة',
    html: '<a href="https://a.example/reset-password/secret-key">',
    text: 'https://a.example/reset-password/secret-key',
  };
  const sealing = openMailSealing('a signing key');

  test('a mail is sealed differently each time and opens unchanged', () => {
    const [one, two] = [sealing.seal(mail), sealing.seal(mail)];
    expect(one).not.toBe(two);
    for (const sealed of [one, two]) {
      const bytes = Buffer.from(sealed, 'base64url').toString('latin1');
      for (const secret of ['secret-key', 'ana@', 'Ferreira']) expect(sealed + bytes).not.toContain(secret);
      expect(sealing.open(sealed, mail)).toEqual(mail);
    }
  });

  test('a sealed mail opens only with its own key, in its own row, undamaged', () => {
    const sealed = sealing.seal(mail);
    expect(openMailSealing('another key').open(sealed, mail)).toBeNull();
    expect(sealing.open(sealed, { accountId: 'acc_b', id: mail.id })).toBeNull();
    expect(sealing.open(sealed, { accountId: mail.accountId, id: 'mail-2' })).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    for (const other of [bytes.toString('base64url'), sealed.slice(0, 12), ''])
      expect(sealing.open(other, mail)).toBeNull();
  });
});
