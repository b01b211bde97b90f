export interface ByteRange {
  offset: number;
  length: number;
}

/** The initialisation part (ftyp, moov) and the fragments (moof, mdat) of a fragmented MP4. */
export function readFragments(file: Buffer): { init: ByteRange; fragments: ByteRange[] } {
  const fragments: ByteRange[] = [];
  let initEnd = 0;
  let start = -1;
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (size < 8) throw new Error(`box ${type} of ${size} bytes at ${at}`);
    if (type === 'moov') initEnd = at + size;
    if (type === 'moof') start = at;
    if (type === 'mdat' && start >= 0) fragments.push({ offset: start, length: at + size - start });
    at += size;
  }
  return { init: { offset: 0, length: initEnd }, fragments };
}

/** RFC 6381 string of the AVC track: profile, constraints and level out of its avcC box. */
export function avcCodec(file: Buffer): string {
  const at = file.indexOf('avcC', 0, 'latin1');
  if (at < 0) throw new Error('no avcC box');
  return `avc1.${file.toString('hex', at + 5, at + 8)}`;
}
