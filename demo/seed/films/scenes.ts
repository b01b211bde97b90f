import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Asset } from '#cli/film/packaging/playlists.ts';
import { mediaRoot } from '../media-root.ts';
import { concat } from './boxes.ts';
import type { ComposedFile } from './composed-file.ts';
import { CARD_SECONDS, filmsRoot } from './film-list.ts';
import { type FragmentedFile, readFragmentedFile } from './fragments.ts';
import type { Source } from './playlists.ts';

/** Of a packaged film's segments, and of the tiles on its sheet of thumbnails. */
export const TILE_SECONDS = 2;
const SEGMENTS_OF_CARD = CARD_SECONDS / TILE_SECONDS;
const SEGMENTS_OF_SHOT = 3;
/** The heights in which scenes are shared. */
const SHARED_HEIGHTS = [360, 720] as const;

export interface SharedFile extends Source {
  bandwidth: number;
  codecs: string;
  /** The bytes of a shot's first seconds. */
  shot(index: number, seconds: number): { offset: number; length: number };
}

/** Films are signed, one by one; what many share is public. */
export const sharedKey = (scenes: string, name: string) => `public/scenes/${scenes}/${name}`;

/** By height. */
export async function scenesOf(
  brand: string,
  scenes: string,
  isSilent: boolean,
): Promise<Map<number, SharedFile>> {
  const asset = await readAsset(brand, scenes);
  const files = SHARED_HEIGHTS.map(async (height): Promise<[number, SharedFile]> => {
    const rendition = asset.renditions.find((each) => each.height === height);
    if (!rendition) throw new Error(`${scenes} has no rendition of ${height}`);
    const file = await sharedSource(brand, scenes, height, isSilent);
    return [
      height,
      {
        uri: `/${sharedKey(scenes, sharedName(height, isSilent))}`,
        init: { offset: 0, length: file.initLength },
        bandwidth: rendition.bandwidth,
        codecs: rendition.codecs,
        shot: (index, seconds) => shotOf(file, index, seconds),
      },
    ];
  });
  return new Map(await Promise.all(files));
}

const sharedName = (height: number, isSilent: boolean) => `${isSilent ? 'silent-' : ''}${height}.mp4`;

function shotOf({ fragments }: FragmentedFile, index: number, seconds: number) {
  const from = index * SEGMENTS_OF_SHOT;
  const shown = fragments.slice(from, from + Math.ceil(seconds / TILE_SECONDS));
  const [first] = shown;
  if (!first) throw new Error('a shot without fragments');
  return { offset: first.offset, length: shown.reduce((sum, { length }) => sum + length, 0) };
}

/** What films share of a packaged one: its scenes, and the sheet of thumbnails. */
export async function sharedFiles(
  brand: string,
  scenes: string,
  isSilentToo: boolean,
): Promise<ComposedFile[]> {
  const files = (isSilentToo ? [false, true] : [false]).flatMap((isSilent) =>
    SHARED_HEIGHTS.map(async (height) => {
      const { bytes } = await sharedSource(brand, scenes, height, isSilent);
      return { key: sharedKey(scenes, sharedName(height, isSilent)), bytes };
    }),
  );
  const sheet = await readFile(path.join(mediaRoot, brand, 'media', scenes, 'thumbs.jpg'));
  return [
    ...(await Promise.all(files)),
    { key: sharedKey(scenes, 'thumbs.jpg'), bytes: new Uint8Array(sheet) },
  ];
}

export async function readAsset(brand: string, asset: string): Promise<Asset> {
  return JSON.parse(await readFile(path.join(mediaRoot, brand, 'media', asset, 'asset.json'), 'utf8'));
}

/** A rendition of a packaged film from where its card ends. */
export async function withoutCard(brand: string, asset: string, height: number): Promise<FragmentedFile> {
  const file = path.join(mediaRoot, brand, 'media', asset, `${height}.mp4`);
  const { bytes, initLength, fragments } = readFragmentedFile(new Uint8Array(await readFile(file)));
  const [first] = fragments.slice(SEGMENTS_OF_CARD);
  if (!first) throw new Error(`${file} ends with its card`);
  return readFragmentedFile(concat([bytes.subarray(0, initLength), bytes.subarray(first.offset)]));
}

async function sharedSource(
  brand: string,
  scenes: string,
  height: number,
  isSilent: boolean,
): Promise<FragmentedFile> {
  if (!isSilent) return withoutCard(brand, scenes, height);
  const file = path.join(filmsRoot, brand, 'scenes', `${scenes}.silent.${height}.mp4`);
  return readFragmentedFile(new Uint8Array(await readFile(file)));
}
