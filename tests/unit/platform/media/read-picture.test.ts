import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avifWith, boxOf, jpegOf, pngOf, REAL_SIZE, realPicture } from '#tests/support/pictures.ts';
import { readPicture, withoutMetadata } from '#workers/platform/media/read-picture.ts';

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

  test('answers for any damage, and neither it nor taking metadata away throws', () => {
    const anyDamage = fc.record({
      name: fc.constantFrom(...NAMES),
      at: fc.array(fc.tuple(fc.nat(700), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(anyDamage, ({ name, at }) => {
        const bytes = new Uint8Array(FILES[name]);
        for (const [index, byte] of at) bytes[index % bytes.length] = byte;
        expect(typeof readPicture(bytes).ok).toBe('boolean');
        expect(withoutMetadata(bytes)?.length ?? 0).toBeLessThan(bytes.length + 100);
      }),
      { numRuns: 3_000 },
    );
  });
});

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const SECRET = 'Exif\0\0 taken at 48.2082 N';

function webpWith(secret: string) {
  const chunk = Buffer.from(`EXIF\0\0\0\0${secret.padEnd(secret.length + (secret.length % 2))}`, 'latin1');
  chunk.writeUInt32LE(secret.length, 4);
  const file = Buffer.concat([extendedWebp(REAL_SIZE), chunk]);
  file.writeUInt32LE(file.length - 8, 4);
  file[20] = 0x08;
  return new Uint8Array(file);
}

/** A segment or chunk after the start of the file, as cameras put it there. */
function jpegWith(marker: number, secret: string) {
  const segment = Buffer.concat([
    Buffer.from([0xff, marker, 0, secret.length + 2]),
    Buffer.from(secret, 'latin1'),
  ]);
  return new Uint8Array(Buffer.concat([FILES.jpg.subarray(0, 2), segment, FILES.jpg.subarray(2)]));
}

function pngWith(name: string, secret: string) {
  const chunk = Buffer.from(`\0\0\0\0${name}${secret}\0\0\0\0`, 'latin1');
  chunk.writeUInt32BE(secret.length, 0);
  return new Uint8Array(Buffer.concat([FILES.png.subarray(0, 33), chunk, FILES.png.subarray(33)]));
}

const avifBeside = (box: Buffer) => new Uint8Array(Buffer.concat([FILES.avif, box]));

/** The real one with another byte behind a box's name. */
function damaged(name: string, at: number, byte: number) {
  const file = new Uint8Array(FILES.avif);
  file[Buffer.from(file).indexOf(name, 0, 'latin1') + at] = byte;
  return file;
}

function bareOf(file: Uint8Array<ArrayBuffer>) {
  const bare = withoutMetadata(file);
  if (!bare) throw new Error('nothing could be taken away');
  return bare;
}

describe('withoutMetadata', () => {
  test.each([
    ['Exif of a JPEG', jpegWith(0xe1, SECRET)],
    ['IPTC of a JPEG', jpegWith(0xed, SECRET)],
    ['a comment of a JPEG', jpegWith(0xfe, SECRET)],
    ['what is behind the end of a JPEG', new Uint8Array(Buffer.concat([FILES.jpg, jpegWith(0xe1, SECRET)]))],
    ['Exif of a PNG', pngWith('eXIf', SECRET)],
    ['words of a PNG', pngWith('tEXt', SECRET)],
    ['Exif of a WebP', webpWith(SECRET)],
    ['Exif of an AVIF', avifWith({ type: 'Exif', data: `\0\0\0\u0006${SECRET}` })],
    ['XMP of an AVIF', avifWith({ type: 'mime', data: `<x:xmpmeta>${SECRET}` })],
    ['both of an AVIF', avifWith({ type: 'Exif', data: SECRET }, { type: 'mime', data: SECRET })],
    ['a box beside an AVIF', avifBeside(boxOf('uuid', SECRET))],
    ['bytes of an AVIF that are none of its items', avifBeside(boxOf('mdat', SECRET))],
    ['words of a series', avifBeside(boxOf('moov', boxOf('udta', SECRET).toString('latin1')))],
    [
      'words of a track',
      avifBeside(boxOf('moov', boxOf('trak', boxOf('meta', SECRET).toString('latin1')).toString('latin1'))),
    ],
  ])('takes %s away, and the picture stays what it is', (_, file) => {
    expect(latin(file)).toContain('48.2082');
    const bare = bareOf(file);
    expect(latin(bare)).not.toContain('48.2082');
    expect(readPicture(bare)).toEqual(readPicture(file));
    expect(withoutMetadata(bare)).toEqual(bare);
  });

  test('the pixels of an AVIF stay where its tables name them, and Exif is one without entries', () => {
    const file = avifWith({ type: 'Exif', data: `\0\0\0\u0006${SECRET}` });
    const bare = bareOf(file);
    expect(bare.length).toBe(file.length);
    const changed = [...file.keys()].filter((at) => file[at] !== bare[at]);
    expect(Math.min(...changed)).toBeGreaterThanOrEqual(file.length - SECRET.length - 4);
    const exif = Buffer.from(bare.subarray(-SECRET.length - 4)).toString('hex');
    expect(exif).toMatch(/^0{8}4d4d002a000000080+$/);
  });

  test.each([
    ['whose items have no places', avifWith({ type: 'Exif', data: '' })],
    ['whose table is of a version that is not known', damaged('iloc', 4, 9)],
    ['whose items lie in another file', damaged('iloc', 15, 1)],
    ['whose items are not named', damaged('iinf', 0, 'free'.charCodeAt(0))],
  ])('takes nothing away from an AVIF %s', (_, file) => {
    expect(withoutMetadata(file)).toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo of orientation %i is still turned so', (orientation) => {
    const file = jpegOf({ width: 400, height: 300, orientation });
    const bare = bareOf(file);
    expect(readPicture(bare)).toEqual(readPicture(file));
    // The entry of the one directory: a short of this value.
    const entry = `\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}`;
    expect(latin(bare).includes(entry)).toBe(orientation > 1);
  });

  test.each(NAMES)('pixels are what they were: %s', (name) => {
    const bare = bareOf(FILES[name]);
    expect(latin(bare)).not.toContain('Lavc');
    // All but ffmpeg's comment of 14 letters in its segment.
    expect(bare.length).toBe(FILES[name].length - (name === 'jpg' ? 18 : 0));
  });
});
