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

  it('the nonce is replaced where it has moved to, behind what is inserted, and not in that', () => {
    const chunks = fc.array(
      fc.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom('nonce', 'inserted', '')),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(chunks, (pieces) => {
        const [old, fresh, inserted] = [createNonce(), createNonce(), `<style nonce="x">é</style>`];
        const encode = (text: string) => new TextEncoder().encode(text);
        const insertions: { at: number; bytes: Uint8Array }[] = [];
        let source = '';
        let wanted = '';
        for (const [text, what] of pieces) {
          source += text + (what === 'nonce' ? old : '');
          wanted += text + (what === 'nonce' ? fresh : what === 'inserted' ? inserted : '');
          if (what === 'inserted')
            insertions.push({ at: encode(source).byteLength, bytes: encode(inserted) });
        }
        const body = findNonce(encode(source), old);
        expect(new TextDecoder().decode(withNonce(body, fresh, insertions))).toBe(
          new TextDecoder().decode(encode(wanted)),
        );
      }),
    );
  });

  it('two responses share no bytes', () => {
    const body = findNonce(new TextEncoder().encode('a page'), createNonce());
    const [one, other] = [withNonce(body, createNonce()), withNonce(body, createNonce())];
    one.fill(0);
    expect(new TextDecoder().decode(other)).toBe('a page');
    expect(new TextDecoder().decode(body.bytes)).toBe('a page');
  });
});
