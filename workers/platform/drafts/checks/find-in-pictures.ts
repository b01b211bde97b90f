import { BLOCK_TRAITS } from '#app/contract/site/block-traits.ts';
import { LAST_RUNG } from '#app/contract/uploads.ts';
import { ABOVE_THE_FOLD } from '#app/domain/first-screen.ts';
import { fitOf, type Size, wantedSize } from '#app/domain/picture-fit.ts';
import type { StoredBlock } from '#app/lib/edit-document/document.ts';
import type { MediaFileRow } from '#workers/platform/storage/media-store.ts';
import { fileName } from './find-in-uses.ts';
import { type Found, warn } from './found.ts';
import type { PictureUse } from './uses-of.ts';

const KB = 1000;
/** Of the largest rung, or of a file that has none. */
const MAX_PICTURE_KB = 300;
const MAX_FIRST_SCREEN_KB = 600;

/** An upload: of others the size is not known. */
export type KnownFile = Pick<MediaFileRow, 'id' | 'ending' | 'width' | 'height' | 'bytes'>;
/** By `file/<digest>`. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

interface Placed extends PictureUse {
  file: KnownFile;
  /** As it is drawn in its block; null where that is not known. */
  wanted: Size | null;
}

/** What of a page's pictures is too small for its place, or too large for phones (edit-mode.md §10). */
export function findInPictures(
  blocks: readonly StoredBlock[],
  pictures: readonly PictureUse[],
  files: KnownFiles,
): Found[] {
  const keys = new Map(blocks.map(({ id, data }) => [id, String(data.component_key)]));
  const placed = pictures.flatMap((use): Placed[] => {
    const file = files.get(fileName(use.key) ?? '');
    return file ? [{ ...use, file, wanted: wantedIn(keys.get(use.block) ?? '', use) }] : [];
  });
  return [
    ...placed.flatMap(findSmall),
    ...placed.flatMap(findHeavy),
    ...findHeavyFirstScreen(blocks, placed),
  ];
}

function findSmall({ block, way, file, wanted }: Placed): Found[] {
  if (!wanted || fitOf(file, wanted).kind === 'fits') return [];
  return [warn({ block, way, rule: 'picture_small' }, `${sizeText(file)} < ${sizeText(wanted)}`)];
}

function findHeavy({ block, way, file }: Placed): Found[] {
  if (file.bytes <= MAX_PICTURE_KB * KB) return [];
  return [warn({ block, way, rule: 'picture_heavy' }, moreThan(file.bytes, MAX_PICTURE_KB))];
}

/** Of a slider, its first slide is on the first screen. */
function findHeavyFirstScreen(blocks: readonly StoredBlock[], placed: readonly Placed[]): Found[] {
  const first = blocks.slice(0, ABOVE_THE_FOLD).flatMap(({ id, data }) => {
    const isSlider = BLOCK_TRAITS.get(String(data.component_key))?.autoSlide !== null;
    return placed.filter(({ block, way }) => block === id && !(isSlider && isBehindTheFirst(way)));
  });
  const heaviest = first.toSorted((one, other) => drawnBytes(other) - drawnBytes(one))[0];
  const bytes = first.reduce((sum, picture) => sum + drawnBytes(picture), 0);
  if (!heaviest || bytes <= MAX_FIRST_SCREEN_KB * KB) return [];
  const { block, way } = heaviest;
  return [warn({ block, way, rule: 'first_screen_heavy' }, moreThan(bytes, MAX_FIRST_SCREEN_KB))];
}

const isBehindTheFirst = (way: string) => /\.[1-9]\d*\./.test(way);

/** About what is fetched: of rungs the one that fills the place, by its share of the largest one's pixels. */
function drawnBytes({ file, wanted }: Placed): number {
  if (!file.ending.startsWith(LAST_RUNG) || !wanted) return file.bytes;
  return file.bytes * Math.min(1, wanted.width / file.width) ** 2;
}

/** Lists and pictures have several names each: by its place, the one that the block's hint has. */
function wantedIn(key: string, { way, size }: PictureUse): Size | null {
  const field = plainField(way.replace(/^data\./, '').replace(/\.\d+(?=\.|$)/g, ''));
  const hints = BLOCK_TRAITS.get(key)?.images.filter((image) => plainField(image.field) === field) ?? [];
  return wantedSize(hints, size);
}

const plainField = (field: string) =>
  field.replace(/\bcard_data\b/g, 'slide_data').replace(/\bimage_s3_key\b/g, 'image_s3key');

const sizeText = ({ width, height }: Size) => `${width} × ${height}`;
const moreThan = (bytes: number, mostKb: number) => `${Math.ceil(bytes / KB)} KB > ${mostKb} KB`;
