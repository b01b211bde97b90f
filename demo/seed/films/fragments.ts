import { type Box, boxesIn, readBoxes, requireBox, viewOf } from './boxes.ts';

export interface Sample {
  bytes: Uint8Array;
  /** In the track's timescale. */
  duration: number;
}

export interface Track {
  id: number;
  kind: 'video' | 'audio';
  timescale: number;
  trak: Box;
  samples: Sample[];
}

/** A fragmented MP4 as `+empty_moov+default_base_moof` makes it. */
export interface FragmentedFile {
  bytes: Uint8Array;
  /** Of ftyp and moov, with which the file begins. */
  initLength: number;
  /** Where its fragments lie. */
  fragments: { offset: number; length: number }[];
}

export function readFragmentedFile(bytes: Uint8Array): FragmentedFile {
  const boxes = readBoxes(bytes);
  const moov = boxes.find(({ type }) => type === 'moov');
  if (!moov) throw new Error('a file without a moov box');
  const fragments = boxes.flatMap((moof, index) => {
    if (moof.type !== 'moof') return [];
    const mdat = boxes[index + 1];
    return [{ offset: moof.offset, length: moof.bytes.length + (mdat?.bytes.length ?? 0) }];
  });
  return { bytes, initLength: moov.offset + moov.bytes.length, fragments };
}

/** Its tracks with all samples in order. */
export function readTracks(bytes: Uint8Array): Track[] {
  const boxes = readBoxes(bytes);
  const moov = boxes.find(({ type }) => type === 'moov');
  if (!moov) throw new Error('a file without a moov box');
  const tracks = boxesIn(moov)
    .filter(({ type }) => type === 'trak')
    .map(toTrack);
  for (const moof of boxes.filter(({ type }) => type === 'moof'))
    for (const traf of boxesIn(moof).filter(({ type }) => type === 'traf'))
      addSamples(bytes, moof.offset, traf, tracks);
  return tracks;
}

function toTrack(trak: Box): Track {
  const mdhd = viewOf(requireBox(trak, 'mdia', 'mdhd').bytes);
  const handler = requireBox(trak, 'mdia', 'hdlr').bytes.subarray(16, 20);
  return {
    id: viewOf(requireBox(trak, 'tkhd').bytes).getUint32(20),
    kind: String.fromCharCode(...handler) === 'vide' ? 'video' : 'audio',
    timescale: mdhd.getUint32(20),
    trak,
    samples: [],
  };
}

/** ISO/IEC 14496-12, 8.8.7: what a traf has for all samples. */
const TFHD = { baseOffset: 0x01, description: 0x02, duration: 0x08, size: 0x10 } as const;
/** 8.8.8: and for each of them. */
const TRUN = {
  dataOffset: 0x001,
  firstFlags: 0x004,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
};

function addSamples(bytes: Uint8Array, moofOffset: number, traf: Box, tracks: readonly Track[]): void {
  const tfhd = viewOf(requireBox(traf, 'tfhd').bytes);
  const given = tfhd.getUint32(8);
  const track = tracks.find(({ id }) => id === tfhd.getUint32(12));
  if (!track) throw new Error('a fragment of no track');
  let at = 16 + (given & TFHD.baseOffset ? 8 : 0) + (given & TFHD.description ? 4 : 0);
  const usual = { duration: 0, size: 0 };
  for (const name of ['duration', 'size'] as const) {
    if (!(given & TFHD[name])) continue;
    usual[name] = tfhd.getUint32(at);
    at += 4;
  }
  for (const trun of boxesIn(traf).filter(({ type }) => type === 'trun'))
    track.samples.push(...samplesOf(trun, usual, bytes, moofOffset));
}

function samplesOf(
  trun: Box,
  usual: { duration: number; size: number },
  bytes: Uint8Array,
  moofOffset: number,
): Sample[] {
  const view = viewOf(trun.bytes);
  const given = view.getUint32(8) & 0xff_ffff;
  let dataAt = moofOffset + view.getInt32(16);
  let at = 16 + (given & TRUN.dataOffset ? 4 : 0) + (given & TRUN.firstFlags ? 4 : 0);
  const next = (flag: number, otherwise: number) => {
    if (!(given & flag)) return otherwise;
    at += 4;
    return view.getUint32(at - 4);
  };
  return Array.from({ length: view.getUint32(12) }, () => {
    const duration = next(TRUN.duration, usual.duration);
    const size = next(TRUN.size, usual.size);
    next(TRUN.flags, 0);
    if (next(TRUN.shift, 0) !== 0) throw new Error('a sample that is shown at another time');
    dataAt += size;
    return { bytes: bytes.subarray(dataAt - size, dataAt), duration };
  });
}
