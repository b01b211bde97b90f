import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetKeyOf, isPrivateKey } from '#workers/platform/assets/asset-key.ts';

describe('assetKeyOf and isPrivateKey', () => {
  test('a key has no empty segment and none that leads upwards', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2F',
      '/',
      'a',
      'media',
      '\\',
      '%00',
      '%5c',
      '//',
      'x.png',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const key = assetKeyOf(`/${pieces.join('/')}`);
        if (key === null) return;
        for (const part of key.split('/')) expect(part).toMatch(/^[^./\\\0][^/\\\0]*$/);
      }),
    );
  });

  test('a decoded path is a key, and a malformed or overlong one is not', () => {
    expect(assetKeyOf('/public/static/logo.png')).toBe('public/static/logo.png');
    expect(assetKeyOf('/images/a%20b.webp')).toBe('images/a b.webp');
    expect(assetKeyOf('/%E0%A4%A')).toBeNull();
    expect(assetKeyOf(`/${'a'.repeat(2000)}`)).toBeNull();
  });

  test('films and streams are private', () => {
    expect(isPrivateKey('media/film/1.mp4')).toBe(true);
    expect(isPrivateKey('live/film/1.m3u8')).toBe(true);
    expect(isPrivateKey('mediation/film.png')).toBe(false);
    expect(isPrivateKey('public/media/x')).toBe(false);
  });
});
