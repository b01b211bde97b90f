import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#workers/platform/user/password.ts';

// Hashing is slow by design, and a machine that runs every test at once is slower still.
vi.setConfig({ testTimeout: 30_000 });

test('a password fits its own hash only', async () => {
  const stored = await hashPassword(' secret ');
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(await verifyPassword(' secret ', stored)).toBe(true);
  expect(await verifyPassword('secret', stored)).toBe(false);
  expect(await hashPassword(' secret ')).not.toBe(stored);
});

test('what has no hash, or a damaged one, fits nothing', async () => {
  for (const stored of [null, '', 'plain', 'scrypt$16384$8$5$abc', 'scrypt$16384$8$5$abc$short']) {
    expect(await verifyPassword('', stored)).toBe(false);
  }
});

test('a hash of older parameters still works', async () => {
  const { scryptSync } = await import('node:crypto');
  const hash = scryptSync('old', Buffer.from('salt'), 32, { N: 1024, r: 8, p: 1 }).toString('base64url');
  expect(
    await verifyPassword('old', `scrypt$1024$8$1$${Buffer.from('salt').toString('base64url')}$${hash}`),
  ).toBe(true);
});
