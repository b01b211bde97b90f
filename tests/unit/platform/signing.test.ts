import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Grant,
  isGrantSignature,
  parseSignedPath,
  signedPath,
} from '#workers/platform/assets/signing.ts';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
const grants = fc.record<Grant>({
  accountId: name,
  contentId: name,
  prefix: fc.tuple(fc.constantFrom('media', 'live'), name).map(([kind, asset]) => `${kind}/${asset}/`),
  expiresAt: fc.integer({ min: 1, max: 2 ** 32 }),
});

test('what was signed is read back and holds', () => {
  fc.assert(
    fc.property(grants, name, name, (grant, file, key) => {
      const parsed = parseSignedPath(grant.accountId, signedPath(grant, file, key));
      expect(parsed?.grant).toEqual(grant);
      expect(parsed?.key).toBe(grant.prefix + file);
      expect(parsed && isGrantSignature(parsed.signature, parsed.grant, key)).toBe(true);
    }),
  );
});

test('a grant has one spelling only', () => {
  fc.assert(
    fc.property(grants, name, (grant, key) => {
      const path = signedPath(grant, 'f', key);
      expect(
        parseSignedPath(grant.accountId, path.replace(`/${grant.expiresAt}/`, `/0${grant.expiresAt}/`)),
      ).toBe(null);
      const { signature } = parseSignedPath(grant.accountId, path) ?? { signature: '' };
      const spellings = [...BASE64URL].map((last) => signature.slice(0, -1) + last);
      expect(spellings.filter((spelling) => isGrantSignature(spelling, grant, key))).toEqual([signature]);
    }),
    { numRuns: 20 },
  );
});

test('a signature holds for nothing else', () => {
  fc.assert(
    fc.property(grants, grants, name, (one, other, key) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      const signature = parseSignedPath(one.accountId, signedPath(one, 'f', key))?.signature ?? '';
      expect(isGrantSignature(signature, other, key)).toBe(false);
      expect(isGrantSignature(signature, one, `${key}x`)).toBe(false);
      expect(isGrantSignature(signature.slice(1), one, key)).toBe(false);
    }),
  );
});
