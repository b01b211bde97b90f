import { deflateSync } from 'node:zlib';

/** Pictures of 52 by 34 pixels, as ffmpeg writes them: readers of headers meet real files, too. */
const FILES = {
  jpg: '/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+Tj4eHg4eTk5ubm7q6srLZ2eD/////xABNAAEBAAAAAAAAAAAAAAAAAAAABgEBAQEAAAAAAAAAAAAAAAAAAAUHEAEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/8AAEQgAIgA0AwEiAAIRAAMRAP/aAAwDAQACEQMRAD8AmQFZn4AAAAAAAAAAAAAAAAAAAAAD/9k=',
  webp: 'UklGRuAAAABXRUJQVlA4TNMAAAAvM0AIAJkLLET0P2YzIDHg/Q92g9sAbNsGuMJT/n8mX/iCbNngbkrpmQC2kSTF6QWXFIhXgeIrgW/ZNJLkqCa7dxCOP5bHYfMnMKHIbdvGsuFrd//gLSiwomALVhBeUePDQUD3wyswpw4RoIpSFuhvpcBuczXNrqWHH0Ctu9SLtE1UD2+1iF7ioJ//eDCR9tL2aqAubLg2Hh44El1JEtwrzC3If3OMJBnPTHJfA9sOzI854UoS8HFAHHw0SoFZoP4fUReJyn/EpvnNE6AEpT1F94oBAA==',
  lossy:
    'UklGRsgCAABXRUJQVlA4ILwCAADwEACdASo0ACIAPoEylEelIyIhOrgIAKAQCWwAtRsvh2etfiN+QHVnbVd8fxJ55smXUB+j/GP5geiD/k+oB/pugB4nP9u9Xz/AdJX6mH+d9o70E/2R9Kr9gPho/cD0cbnEjoDVu881D2pkhZ3RjYbk+IF89m9XLmlsmDgpf1Nj2K7RXn3jXAixAaoLnfKYg1AA/v2etkRnMW+91LlK/jhjyr8PFpMapfDT+mpTL+8WDHknis1v2p/nc+v2lRoNrlp9bjXURAGNdm02cuGes/93fmR1O6NBA/UK5NDz3TVLhkK/3jN5v/kgn+0z+rvDFWGjbtjsv6u/5US6VFdKlP8rbnW+h9p8v8gAKCUjUrxbqY/oD3dbUOAQnGQi+lPKZTucMFfOfw1mFzwbqzRBFKJ2iG6BhM97IQH+B8Fqqo7QPbIJIH0UM2D/MQiR4DvuK/qupqriQjySdOgaB6uU2RUBqtukGQmV0utR5eDo10eVL7rMxZKEFGEsJZW3HIhM2nwEtrR2wYsIwxzGp7E14ymfpVzXuTFOAFtyYq/4NivWD+dFIpOhPAWeWi5v8ieP4CGSWVOcMSNLu+q/x+UeV/FN71LjQTFrvcqk1U0fBQnH+M7YE08C3q5Kqoc/eP81/Qlp1OkThxwNlN65g9QvrKy6PwecprZbn+Zs5EjnVzBRNJEk+Kea9weUano9TNh87hQDS1kWBDjslu6H+ikZBwcMBj6XWTwov4Hed2nOKvGZq8bSFPpzXxf1koBqz27J1rezM7+c7E+MpcEp+I/nvSuAW1D3NFVWLyeNsf6TafHBec0ns+DU5fogxYGz2YsfPAzyX+gmax5FB4mbPHElGICrYQxkB16hQ/jW59yLeaDTYy3FkNlNJxSV+R6dcNh7yEVT5VnsgNSboJlcq/M/Kj2Ph0NQpDXLaUgBFcAA',
  avif: 'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAAAQABAAAAAQAAASEAAAFaAAAAKGlpbmYAAAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAA0AAAAIgAAABBwaXhpAAAAAAMICAgAAAAMYXYxQ4EgAAAAAAATY29scm5jbHgAAgACAACAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAFibWRhdAoNIAAAAq5wn/80BDQAgDLIAhQAMAAIQgQKAxwq6Gz8ZXIMS4n1JCXmWxgAAACoXxY3fJ6uxBwvi5R+J//rCPN82/AuExB60Qa9KWylfuYLBmHexLm2hSLLFnE0sF11mJ2JfeeRDkmefZXxkjavSsdME+AYlgzOWNwIu4ZnqABN6T7DZi77UUPoQAGqMx+h2twFPrEMUqohwwfZleL0ydjUNHMofrI0C4HiSMwm4oMJVQHC8BWxlZCLaMRvvPgg2NeyfaRA//rQq9g3f0pwPSIBU4q6MVaxHYyNgXH3F4k0FuhVuH5RhXlc3PYUJ29LwQRONqrd+0JZuvo6BYaXsmaI1IVoPopZp7fm5JgZwF84OU4MmUcu9ydERSM+T8Iyx8TaOYnJsngviKHxr5d1pO1OfKX5dbQX2Ii9SDDlXSq4gAZZfQWTz3oTv6onqIk9mCmS36i9CtVCLUA=',
};

export const REAL_SIZE = { width: 52, height: 34 };
export const realPicture = (name: keyof typeof FILES) => new Uint8Array(Buffer.from(FILES[name], 'base64'));

/** A PNG of one grey, or of only a header of that size. */
export function pngOf({ width, height, grey = 128 }: { width: number; height: number; grey?: number }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header.set([8, 0, 0, 0, 0], 8);
  const isDrawn = width * height <= 4_000_000;
  const rows = Buffer.alloc(isDrawn ? (width + 1) * height : 1, grey);
  for (let row = 0; isDrawn && row < height; row++) rows[row * (width + 1)] = 0;
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The real AVIF with items beside its picture, as cameras and editors write them: of type `Exif`, or `mime` for XMP. */
export function avifWith(...items: { type: string; data: string }[]) {
  const file = Buffer.from(realPicture('avif'));
  const startOf = (name: string) => file.indexOf(name, 0, 'latin1') - 4;
  const [meta, iloc, iinf] = [startOf('meta'), startOf('iloc'), startOf('iinf')];
  const ilocEnd = iloc + file.readUInt32BE(iloc);
  const iinfEnd = iinf + file.readUInt32BE(iinf);
  const entries = items.map(({ type }, index) =>
    boxOf(
      'infe',
      `\u0002\0\0\0\0${String.fromCharCode(index + 2)}\0\0${type}\0${type === 'mime' ? 'application/rdf+xml\0' : ''}`,
    ),
  );
  // An item's place: its id, where it is and how long.
  const growth = entries.reduce((sum, { length }) => sum + length + 14, 0);
  let at = file.length + growth + 8;
  const places = items.map(({ data }, index) => {
    const place = Buffer.alloc(14);
    place.writeUInt16BE(index + 2, 0);
    place.writeUInt16BE(1, 4);
    place.writeUInt32BE(at, 6);
    place.writeUInt32BE(data.length, 10);
    at += data.length;
    return place;
  });
  file.writeUInt32BE(file.readUInt32BE(meta) + growth, meta);
  file.writeUInt32BE(file.readUInt32BE(iloc) + 14 * items.length, iloc);
  file.writeUInt16BE(1 + items.length, iloc + 14);
  file.writeUInt32BE(file.readUInt32BE(iloc + 22) + growth, iloc + 22);
  file.writeUInt32BE(iinfEnd - iinf + growth - 14 * items.length, iinf);
  file.writeUInt16BE(1 + items.length, iinf + 12);
  const data = boxOf('mdat', items.map((item) => item.data).join(''));
  const pieces = [file.subarray(0, ilocEnd), ...places, file.subarray(ilocEnd, iinfEnd), ...entries];
  return new Uint8Array(Buffer.concat([...pieces, file.subarray(iinfEnd), data]));
}

export function boxOf(name: string, data: string): Buffer {
  const box = Buffer.from(`\0\0\0\0${name}${data}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return box;
}

/** A JPEG of this size as far as its segments go, on its side by its `orientation`. */
export function jpegOf({
  width,
  height,
  orientation,
}: {
  width: number;
  height: number;
  orientation?: number;
}) {
  const header = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  header.writeUInt16BE(height, 5);
  header.writeUInt16BE(width, 7);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0x55, 0xff, 0xd9]);
  const exif = orientation === undefined ? Buffer.alloc(0) : exifOf(orientation);
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8]), exif, header, scan]));
}

function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const around = Buffer.from([0xff, 0xe1, 0, 0]);
  around.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([around, data]);
}
