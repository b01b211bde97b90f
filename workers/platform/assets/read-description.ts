import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type AssetDescription, AssetDescriptionSchema } from './asset-description.ts';

const DESCRIPTION_FRESH_MS = 60_000;
const MAX_DESCRIPTIONS = 200;
const descriptions = new LRUCache<string, { description: AssetDescription; freshUntil: number }>({
  max: MAX_DESCRIPTIONS,
});

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
