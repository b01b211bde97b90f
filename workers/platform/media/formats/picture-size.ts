/** In pixels, as browsers draw the picture: turned, where the file is of a turned camera. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Of a file that begins as one of its format: `broken` where it has no size, or ends too soon. */
export type ReadSize = (bytes: Uint8Array) => PictureSize | 'broken';

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Four letters, as most formats name what follows. */
export const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** A picture of a quarter turn is as wide as it was high. */
export const turned = ({ width, height }: PictureSize): PictureSize => ({ width: height, height: width });
