import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

const DESCRIPTION_FRESH_MS = 60_000;
const MAX_DESCRIPTIONS = 200;

const descriptions = new LRUCache<string, { description: AssetDescription; freshUntil: number }>({
  max: MAX_DESCRIPTIONS,
});

const byteCount = v.pipe(v.number(), v.integer(), v.minValue(0));
const bytes = { offset: byteCount, length: byteCount };

/** `media/<asset>/asset.json`, written beside the packaged files: the byte ranges of all segments. */
export const AssetDescriptionSchema = v.object({
  renditions: v.pipe(
    v.array(
      v.object({
        height: v.pipe(v.number(), v.integer()),
        width: v.pipe(v.number(), v.integer()),
        file: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
        codecs: v.string(),
        bandwidth: v.number(),
        average_bandwidth: v.optional(v.number()),
        init: v.object(bytes),
        segments: v.pipe(
          v.array(v.object({ ...bytes, duration: v.pipe(v.number(), v.gtValue(0)) })),
          v.minLength(1),
        ),
      }),
    ),
    v.minLength(1),
  ),
  frame_rate: v.optional(v.number()),
});

export type AssetDescription = v.InferOutput<typeof AssetDescriptionSchema>;
export type Rendition = AssetDescription['renditions'][number];
export type Segment = Rendition['segments'][number];

/** What is kept beside an asset's files about them, remembered for a minute; null where there is none. */
export async function readDescription(
  media: R2Bucket,
  objectKey: string,
  moment: Date,
): Promise<AssetDescription | null> {
  const known = descriptions.get(objectKey);
  if (known && known.freshUntil > moment.getTime()) return known.description;
  const object = await media.get(objectKey);
  if (!object) return null;
  const description = v.parse(AssetDescriptionSchema, await object.json());
  descriptions.set(objectKey, { description, freshUntil: moment.getTime() + DESCRIPTION_FRESH_MS });
  return description;
}
