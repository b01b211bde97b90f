import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNonce, findNonce, NONCE_LENGTH, withNonce } from '#workers/edge/nonce.ts';

describe('the CSP nonce', () => {
  it('a nonce is random and always of the same length', () => {
    const nonces = Array.from({ length: 1_000 }, createNonce);
    expect(new Set(nonces).size).toBe(1_000);
    expect(nonces.every((nonce) => /^[A-Za-z0-9+/]+$/.test(nonce) && nonce.length === NONCE_LENGTH)).toBe(
      true,
    );
  });

  it('every occurrence of the nonce is replaced, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
        const [old, fresh] = [createNonce(), createNonce()];
        const body = findNonce(new TextEncoder().encode(texts.join(old)), old);
        expect(body.offsets).toHaveLength(texts.length - 1);
        expect(new TextDecoder().decode(withNonce(body, fresh))).toBe(
          new TextDecoder().decode(new TextEncoder().encode(texts.join(fresh))),
        );
        expect(new TextDecoder().decode(body.bytes)).toBe(
          new TextDecoder().decode(new TextEncoder().encode(texts.join(old))),
        );
      }),
    );
  });
});
