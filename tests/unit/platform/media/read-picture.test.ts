import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpegOf, pngOf, REAL_SIZE, realPicture } from '#tests/support/pictures.ts';
import { readPicture } from '#workers/platform/media/read-picture.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const FILES = {
  jpg: realPicture('jpg'),
  png: pngOf(REAL_SIZE),
  webp: realPicture('webp'),
  lossy: realPicture('lossy'),
  avif: realPicture('avif'),
};
const NAMES = Object.keys(FILES) as (keyof typeof FILES)[];

/** A WebP of more than pixels: a header, then what `ll.webp` has. */
function extendedWebp({ width, height }: { width: number; height: number }) {
  const header = Buffer.alloc(18);
  header.write('VP8X', 'latin1');
  header.writeUInt32LE(10, 4);
  header.writeUIntLE(width - 1, 12, 3);
  header.writeUIntLE(height - 1, 15, 3);
  const file = Buffer.concat([Buffer.from('RIFF????WEBP'), header, realPicture('webp').subarray(12)]);
  file.writeUInt32LE(file.length - 8, 4);
  return new Uint8Array(file);
}

describe('readPicture', () => {
  test.each(NAMES)('reads the size of a file as encoders write it: %s', (name) => {
    const extension = name === 'lossy' ? 'webp' : name;
    expect(readPicture(FILES[name])).toEqual({ ok: true, extension, ...REAL_SIZE });
  });

  test('reads the size in the header of a WebP with more than pixels', () => {
    const size = { width: 4000, height: 3000 };
    expect(readPicture(extendedWebp(size))).toMatchObject({ ok: true, ...size });
  });

  test.each([1, 2, 3, 4])('a photo of orientation %i is as wide as its frame', (orientation) => {
    expect(readPicture(jpegOf({ width: 400, height: 300, orientation }))).toMatchObject({
      ...{ width: 400, height: 300 },
    });
  });

  test.each([5, 6, 7, 8])('a photo of orientation %i is turned', (orientation) => {
    expect(readPicture(jpegOf({ width: 400, height: 300, orientation }))).toMatchObject({
      ...{ width: 300, height: 400 },
    });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a\u0001\0\u0001\0\0\0\0;padding'],
    ['a film', '\0\0\0\u0018ftypisom\0\0\0\0isommp42'],
    ['nothing', ''],
  ])('takes no %s', (_, text) => {
    expect(readPicture(ascii(text))).toEqual({ ok: false, reason: 'unknown' });
  });

  test.each([
    ['50,000 pixels wide', pngOf({ width: 50_000, height: 10 })],
    ['of more pixels than browsers unpack well', pngOf({ width: 9_000, height: 9_000 })],
    ['50,000 pixels high', jpegOf({ width: 10, height: 50_000 })],
  ])('takes no picture %s', (_, bytes) => {
    expect(readPicture(bytes)).toEqual({ ok: false, reason: 'huge' });
  });

  test.each([
    ['PNG', pngOf({ width: 0, height: 10 })],
    ['JPEG', jpegOf({ width: 10, height: 0 })],
  ])('takes no %s without pixels', (_, bytes) => {
    expect(readPicture(bytes)).toEqual({ ok: false, reason: 'broken' });
  });

  test.each(NAMES)('takes no file that ends anywhere before its end: %s', (name) => {
    const bytes = FILES[name];
    for (let length = 0; length < bytes.length - 1; length++)
      expect(readPicture(bytes.subarray(0, length)).ok, `${length} of ${bytes.length}`).toBe(false);
  });

  test('answers for any damage, and never throws', () => {
    const anyDamage = fc.record({
      name: fc.constantFrom(...NAMES),
      at: fc.array(fc.tuple(fc.nat(700), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(anyDamage, ({ name, at }) => {
        const bytes = new Uint8Array(FILES[name]);
        for (const [index, byte] of at) bytes[index % bytes.length] = byte;
        expect(typeof readPicture(bytes).ok).toBe('boolean');
      }),
      { numRuns: 3_000 },
    );
  });
});
