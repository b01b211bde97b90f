import { describe, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#workers/platform/user/password.ts';

// Hashing is slow by design, and a machine that runs every test at once is slower still.
vi.setConfig({ testTimeout: 30_000 });

describe('password hashes', () => {
  test('a hash matches its own password only', async () => {
    const stored = await hashPassword(' secret ');
    expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(await verifyPassword(' secret ', stored)).toBe(true);
    expect(await verifyPassword('secret', stored)).toBe(false);
    expect(await hashPassword(' secret ')).not.toBe(stored);
  });

  test('a missing or damaged hash matches no password', async () => {
    for (const stored of [null, '', 'plain', 'scrypt$16384$8$5$abc', 'scrypt$16384$8$5$abc$short']) {
      expect(await verifyPassword('', stored)).toBe(false);
    }
  });

  test('a hash with older parameters still matches', async () => {
    const { scryptSync } = await import('node:crypto');
    const hash = scryptSync('old', Buffer.from('salt'), 32, { N: 1024, r: 8, p: 1 }).toString('base64url');
    expect(
      await verifyPassword('old', `scrypt$1024$8$1$${Buffer.from('salt').toString('base64url')}$${hash}`),
    ).toBe(true);
  });
});
