import { boxesIn, concat, makeBox, readBoxes, requireBox, viewOf, words } from './boxes.ts';
import { readTracks, type Track } from './fragments.ts';

/** Of the file's own clock, a second. */
const MOVIE_TIMESCALE = 1000;

/** Samples that lie one behind the other: a card's, or those of a round of the scenes. */
interface Chunk {
  count: number;
  /** Of each of them, in the track's timescale. */
  duration: number;
  /** As the table of sizes has them. */
  sizes: Uint8Array;
  /** Where its first sample lies behind the beginning of the data. */
  at: number;
}

interface PlainTrack {
  track: Track;
  chunks: Chunk[];
}

interface PlainFilm {
  card: Uint8Array;
  scenes: Uint8Array;
  /** Of the film. */
  seconds: number;
  /** How much of the scenes it has. */
  roundSeconds: number;
}

/**
 * A plain MP4 that shows a card and then the same scenes over and over. The scenes are in it once: its tables name
 * them again in each round. Their sound begins with the card. `behind` is what other readers find behind the film, in a
 * box that players skip.
 */
export function makePlainFilm(
  { card, scenes, seconds, roundSeconds }: PlainFilm,
  behind: Uint8Array,
): { bytes: Uint8Array; behindAt: number } {
  const cardTrack = readTracks(card).find(({ kind }) => kind === 'video');
  if (!cardTrack) throw new Error('a card without a picture');
  const { data, store } = openStore();
  const plain = readTracks(scenes).map((track): PlainTrack => {
    const { timescale } = track;
    const before = track.kind === 'video' ? [store(cardTrack, timescale)] : [];
    const round = store(track, timescale, roundSeconds);
    return { track, chunks: [...before, ...rounds(round, before, seconds * timescale)] };
  });
  const [head] = readBoxes(scenes);
  if (head?.type !== 'ftyp') throw new Error('a file that does not begin with ftyp');
  // The tables hold offsets into the file, and have the same length whatever these are.
  const { length } = makeMoov(scenes, plain, seconds, 0);
  const moov = makeMoov(scenes, plain, seconds, head.bytes.length + length + 8);
  const film = concat([head.bytes, moov, makeBox('mdat', ...data)]);
  return { bytes: concat([film, makeBox('free', behind)]), behindAt: film.length + 8 };
}

/** The film's data as it grows; `store` adds a track's samples, up to so many seconds of them. */
function openStore() {
  const data: Uint8Array[] = [];
  let dataLength = 0;
  const store = (track: Track, timescale: number, seconds = Number.POSITIVE_INFINITY): Chunk => {
    const at = dataLength;
    // The first may be longer, where the file was cut.
    const usual = track.samples[1]?.duration ?? 0;
    const samples = track.samples.slice(0, Math.round((seconds * track.timescale) / usual));
    for (const { bytes } of samples) {
      data.push(bytes);
      dataLength += bytes.length;
    }
    const sizes = words(...samples.map(({ bytes }) => bytes.length));
    return { count: samples.length, duration: (usual / track.timescale) * timescale, sizes, at };
  };
  return { data, store };
}

const lengthOf = (chunks: readonly Chunk[]) =>
  chunks.reduce((sum, { count, duration }) => sum + count * duration, 0);

/** The scenes again and again until the film's end; of the sound, each time so much that it keeps up. */
function rounds(scenes: Chunk, before: readonly Chunk[], end: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let time = lengthOf(before); end - time > scenes.duration / 2; time += lengthOf(chunks.slice(-1))) {
    const count = Math.min(scenes.count, Math.round((end - time) / scenes.duration));
    chunks.push({ ...scenes, count, sizes: scenes.sizes.subarray(0, count * 4) });
  }
  return chunks;
}

function makeMoov(
  scenes: Uint8Array,
  plain: readonly PlainTrack[],
  seconds: number,
  dataAt: number,
): Uint8Array {
  const moov = readBoxes(scenes).find(({ type }) => type === 'moov');
  if (!moov) throw new Error('a file without a moov box');
  const mvhd = withNumbers(requireBox(moov, 'mvhd').bytes, {
    20: MOVIE_TIMESCALE,
    24: seconds * MOVIE_TIMESCALE,
  });
  return makeBox('moov', mvhd, ...plain.map((each) => makeTrak(each, seconds, dataAt)));
}

function makeTrak({ track, chunks }: PlainTrack, seconds: number, dataAt: number): Uint8Array {
  const { trak, kind } = track;
  const tkhd = withNumbers(requireBox(trak, 'tkhd').bytes, { 28: seconds * MOVIE_TIMESCALE });
  const mdhd = withNumbers(requireBox(trak, 'mdia', 'mdhd').bytes, { 24: lengthOf(chunks) });
  const minf = requireBox(trak, 'mdia', 'minf');
  const stbl = makeBox(
    'stbl',
    requireBox(minf, 'stbl', 'stsd').bytes,
    table(
      'stts',
      chunks.map(({ count, duration }) => [count, duration]),
    ),
    ...(kind === 'video' ? [table('stss', keyPlaces(chunks))] : []),
    table('stsc', chunkSizes(chunks)),
    makeBox('stsz', words(0, 0, placeBehind(chunks) - 1), ...chunks.map(({ sizes }) => sizes)),
    table(
      'stco',
      chunks.map(({ at }) => [dataAt + at]),
    ),
  );
  const others = boxesIn(minf).flatMap(({ type, bytes }) => (type === 'stbl' ? [] : [bytes]));
  const hdlr = requireBox(trak, 'mdia', 'hdlr').bytes;
  return makeBox('trak', tkhd, makeBox('mdia', mdhd, hdlr, makeBox('minf', ...others, stbl)));
}

/** A box with the number of its entries before them. */
const table = (type: string, entries: readonly number[][]): Uint8Array =>
  makeBox(type, words(0, entries.length, ...entries.flat()));

/** Samples are counted from one. */
const placeBehind = (chunks: readonly Chunk[]) => chunks.reduce((sum, { count }) => sum + count, 1);

/** A card and each round begin with a picture that needs no other. */
const keyPlaces = (chunks: readonly Chunk[]): number[][] => {
  let next = 1;
  return chunks.map(({ count }) => {
    next += count;
    return [next - count];
  });
};

/** From which chunk on there are so many samples in each. */
const chunkSizes = (chunks: readonly Chunk[]): number[][] =>
  chunks.flatMap(({ count }, index) => (count === chunks[index - 1]?.count ? [] : [[index + 1, count, 1]]));

/** A copy of a box of version 0, with other numbers at some of its places. */
function withNumbers(box: Uint8Array, numbers: Readonly<Record<number, number>>): Uint8Array {
  const copy = box.slice();
  for (const [at, value] of Object.entries(numbers)) viewOf(copy).setUint32(Number(at), value);
  return copy;
}
