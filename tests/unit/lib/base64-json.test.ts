import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, fromBase64Json, MAX_BASE64_CHARS, toBase64Json } from '#app/lib/base64-json.ts';

describe('base64 JSON', () => {
  it('an encoded value is decoded again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const encoded = toBase64Json(value);
        fc.pre(encoded.length <= MAX_BASE64_CHARS);
        expect(encoded).toMatch(/^[\w-]*$/);
        expect(fromBase64Json(encoded)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('padded, unpadded, URL-safe and standard forms are read alike', () => {
    const value = { category: ['ü??>>~~'] };
    const standard = Buffer.from(JSON.stringify(value)).toString('base64');
    const urlSafe = Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const form of [standard, standard.replace(/=+$/, ''), urlSafe, standard.replaceAll('+', ' ')]) {
      expect(fromBase64Json(form)).toEqual(value);
    }
  });

  it('no text throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void fromBase64Json(text)));
  });

  it('a text over 4 KB or not in UTF-8 is rejected', () => {
    expect(fromBase64('A'.repeat(MAX_BASE64_CHARS + 1))).toBeNull();
    expect(fromBase64(Buffer.from([0xff, 0xfe]).toString('base64'))).toBeNull();
  });
});
