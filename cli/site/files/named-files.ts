import type * as v from 'valibot';
import type { AssetSchema } from '#app/contract/site/asset.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { splitFocalPoint } from '#app/lib/focal-point.ts';

/** A file that an entity names, and the field in which it does. */
export interface NamedFile {
  key: string;
  path: string;
}

/** Fields that hold a file's key; blocks have `image_s3key` and the like. */
export const FILE_FIELDS: readonly string[] = [
  ...['thumbnail', 'poster', 'preview', 'trailer', 'logo', 'on_dark', 'on_light', 'banner', 'image', 'icon'],
];
const BLOCK_FIELD = /s3_?key$/;

/** The files that a value, as its kind's schema has read it, names. */
export function namedFiles(kind: KindName, id: string, value: object): NamedFile[] {
  if (kind === 'asset') return assetFiles(id, value as v.InferOutput<typeof AssetSchema>);
  return [...keysIn(value, '')];
}

function* keysIn(value: object, below: string): Generator<NamedFile> {
  for (const [name, field] of Object.entries(value)) {
    const path = `${below}${name}`;
    if (typeof field === 'object' && field !== null) yield* keysIn(field, `${path}.`);
    else if (typeof field === 'string' && (FILE_FIELDS.includes(name) || BLOCK_FIELD.test(name))) {
      const key = splitFocalPoint(field.replace(/^\/+/, '')).fileKey;
      // Blocks' data may hold addresses elsewhere, and empty fields.
      if (key.includes('/') && !key.includes(':')) yield { key, path };
    }
  }
}

/** What every player requests of a packaged film. */
function assetFiles(
  id: string,
  { heights, captions, has_thumbnails }: v.InferOutput<typeof AssetSchema>,
): NamedFile[] {
  const at = (name: string, path: string) => ({ key: `media/${id}/${name}`, path });
  return [
    at('master.m3u8', 'heights'),
    ...heights.flatMap((height, index) =>
      ['m3u8', 'mp4'].map((ending) => at(`${height}.${ending}`, `heights.${index}`)),
    ),
    ...captions.map(({ lang }, index) => at(`captions/${lang}.vtt`, `captions.${index}`)),
    ...(has_thumbnails ? [at('thumbs.vtt', 'has_thumbnails')] : []),
  ];
}
