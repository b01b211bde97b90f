import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { LanguageSchema, requiredText, SecondsSchema } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';
import { flag } from './fields.ts';

const MAX_HEIGHT = 4320;
const MAX_RENDITIONS = 12;

const HeightSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_HEIGHT));

/** A packaged film, whose files lie below the key `media/<id>/`. */
export const AssetSchema = v.strictObject({
  duration_seconds: SecondsSchema,
  /** Of its renditions in pixels, ascending; each is a `<h>.m3u8` and a `<h>.mp4`. */
  heights: v.pipe(
    v.array(HeightSchema),
    v.minLength(1, 'must name a rendition'),
    v.maxLength(MAX_RENDITIONS),
    v.check(
      (heights) => heights.every((height, at) => at === 0 || height > (heights[at - 1] ?? 0)),
      'must ascend',
    ),
  ),
  /** Each is a file `captions/<lang>.vtt`. */
  captions: v.optional(
    v.pipe(
      v.array(v.strictObject({ lang: LanguageSchema, label: requiredText(100) })),
      v.maxLength(LIMITS.shortList),
    ),
    [],
  ),
  has_thumbnails: flag(false),
});

export const assetKind = defineKind('asset', AssetSchema);
